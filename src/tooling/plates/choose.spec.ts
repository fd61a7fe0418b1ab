import { describe, expect, it } from 'vitest'
import { choosePlate } from './choose'

describe('the kind of a dish', () => {
  it.each([
    ['Burnt tomato soup', 'cream-soup'],
    ['Lemongrass shrimp soup', 'clear-soup'],
    ['Falafel pita', 'pita'],
    ['Lobster with curry butter', 'lobster'],
    ['Masala dosa', 'crepe'],
    ['Rindergulasch', 'stew'],
    ['Pizza Quattro Formaggi', 'pizza'],
    ['Tomatensuppe', 'cream-soup'],
    ['Wiener Schnitzel vom Kalb', 'schnitzel'],
    ['Spaghetti alle vongole', 'pasta'],
    ['Pizza Gyros', 'pizza'],
    ['Insalata Tonno', 'salad'],
    ['Zanderfilet', 'fish'],
    ['Schnitzelbaguette', 'baguette'],
    ['Crispy wontons', 'dumplings'],
    ['شاي بالنعناع', 'tea'],
  ])('%s is drawn as %s', (name, kind) => expect(choosePlate({ name }).kind).toBe(kind))

  it('is told by the section where the name says nothing, and by the field "plate" before all', () => {
    expect(choosePlate({ name: 'La Dolce Vita', section: 'Pizza' })).toMatchObject({ kind: 'pizza', because: 'pizza' })
    expect(choosePlate({ name: 'Cashew chicken', section: 'Stir fries' }).kind).toBe('stew')
    expect(choosePlate({ name: 'Rumpsteak', section: 'Schnitzel' }).kind).toBe('steak')
    expect(choosePlate({ name: 'Pizza Margherita', plate: 'salad' }).kind).toBe('salad')
  })

  it('is a plain plate where no word is known', () =>
    expect(choosePlate({ name: 'Xyzzy' })).toMatchObject({ kind: 'rice-plate', because: null }))
})

describe('what lies on a dish', () => {
  it('is what its description names, and not what it is without', () => {
    const { garnish } = choosePlate({ name: 'Pasta', description: 'With basil and chili, without parmesan.' })
    expect(garnish).toEqual(['basil', 'chili'])
  })

  it('is left out where the drawing shows it already', () =>
    expect(choosePlate({ name: 'Skirt steak', description: 'Grilled beef, with lime.' }).garnish).not.toContain('beef'))
})

it('a soup or a drink has the colour that its name says', () => {
  expect(choosePlate({ name: 'Mango lassi' }).color).not.toBe(choosePlate({ name: 'Lassi' }).color)
})
