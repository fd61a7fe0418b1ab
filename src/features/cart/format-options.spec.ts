import { expect, it } from 'vitest'
import { optionTexts } from './format-options'

const option = (name: string, quantity = 1) => ({ optionId: name, name, quantity, price: 0 })
const group = (...options: ReturnType<typeof option>[]) => ({ groupId: 'g', name: 'Group', options })

it('the choices of a line are listed in order, with how often, and what is chosen within them', () => {
  const ramen = { ...option('Ramen'), customOptionGroups: [group(option('Pork'), option('Nori', 3))] }
  expect(optionTexts([group(option('Hot')), group(option('Soft egg', 2), ramen, option('Leek'))])).toEqual([
    'Hot',
    '2 × Soft egg',
    'Ramen',
    'Pork',
    '3 × Nori',
    'Leek',
  ])
  expect(optionTexts([])).toEqual([])
})
