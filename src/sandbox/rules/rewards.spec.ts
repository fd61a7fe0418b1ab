import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { createSandbox } from '../sandbox'
import type { Reward } from '../seed/types'
import { amountOff, noteOf } from './rewards'

type Line = Schemas['OrderLine']
const { context } = createSandbox()

const line = (menuItemId: string, unitPrice: number, quantity = 1): Line => ({
  ...{ cartItemId: 'ci', menuItemId, name: menuItemId, options: [], quantity, unitPrice, total: unitPrice * quantity },
  ...{ servingQuantityId: null, customOptionGroups: [] },
})
const lemonade = line('tamarind-lemonade', 450, 3)
const flan = line('tamarind-flan', 800)
const ribs = line('charred-corn-ribs', 850)

const ANY = { id: 'reward', name: 'A reward', points: 50 }
const DRINK: Reward = { ...ANY, sectionId: 'drinks' }
const FLAN: Reward = { ...ANY, menuItemId: 'tamarind-flan' }
const FIFTH: Reward = { ...ANY, percent: 20 }
const FIVE: Reward = { ...ANY, amount: 500 }

function off(reward: Reward, lines: Line[], discount = 0) {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  return amountOff(reward, { lines, subtotal, discount }, context)
}

describe('a reward takes off', () => {
  it.each<[string, Reward, Line[], number]>([
    ['one of the drinks, however many there are', DRINK, [ribs, lemonade], 450],
    [
      'the dearest of the drinks',
      DRINK,
      [lemonade, line('tamarind-lemonade', 650), line('tamarind-lemonade', 500)],
      650,
    ],
    ['the dish that it names, with its options', FLAN, [ribs, { ...flan, unitPrice: 875, total: 875 }], 875],
    ['nothing without such a dish', FLAN, [ribs, lemonade], 0],
    ['nothing without a dish of such a section', DRINK, [ribs, flan], 0],
    ['nothing for a dish that left the menu', DRINK, [line('gone', 900)], 0],
    ['an amount', FIVE, [ribs], 500],
    ['no more than the dishes cost', FIVE, [line('tamarind-lemonade', 450)], 450],
    ['a share, with half a cent rounded up', FIFTH, [line('charred-corn-ribs', 1003), line('tamarind-flan', 800)], 361],
    ['a share, with less than half a cent left out', FIFTH, [line('charred-corn-ribs', 1002)], 200],
  ])('%s', (_name, reward, lines, amount) => {
    expect(off(reward, lines)).toBe(amount)
  })

  it('a share of what a code has left', () => {
    expect(off(FIFTH, [ribs], 350)).toBe(100)
  })

  it('no more than a code has left', () => {
    expect(off(FIVE, [ribs], 400)).toBe(450)
    expect(off(FLAN, [flan], 200)).toBe(600)
  })
})

it('a reward that takes nothing off says whether a dish is missing', () => {
  const notes = [DRINK, FLAN, FIVE, FIFTH].map(noteOf)
  const dish = 'Add such a dish to your cart to use it.'
  const nothing = 'There is nothing to take it off.'
  expect(notes).toEqual([dish, dish, nothing, nothing])
})
