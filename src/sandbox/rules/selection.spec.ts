import { describe, expect, it } from 'vitest'
import { dish, option, pickBetween, pickOne, pickUpTo } from '../../../tests/setup/dishes'
import { allergensOf, checkSelection, defaultSelection, priceOf } from './selection'
import { choice, take } from '../../../tests/sandbox/orders'

type Chosen = Parameters<typeof checkSelection>[2]

const bowl = dish({
  name: 'Bowl',
  description: '',
  picture: '',
  price: { Small: 1000, Large: 1300 },
  groups: [
    pickOne('Base', [option('Rice'), option('Noodles', { Small: 100, Large: 175 })]),
    pickUpTo('Extras', 4, [option('Egg', 200), option('Kimchi', 150), option('Nori', 50)], { perOption: 3, free: 2 }),
    pickUpTo('Sides', 2, [option('Dumplings', 500, { groups: [dip(), sauces()] }), option('Salad', 400)], {
      perOption: 2,
    }),
    pickUpTo('Gone', 1, [option('Truffle', 900, { soldOut: true })]),
  ],
})
const plain = dish({ name: 'Plain', description: '', picture: '', price: 700 })

function dip() {
  return pickBetween('Dip', 1, 2, [option('Vinegar', 50), option('Chili', 75)])
}
function sauces() {
  return pickUpTo('Sauces', 3, [option('Ponzu', 30), option('Mayonnaise', 90)], { perOption: 3, free: 1 })
}

const rice = choice('base', take('rice'))

it('what is chosen within an option costs as often as the option, less what is free there', () => {
  const costs = (...inner: Chosen) => priceOf(bowl, 'small', [rice, choice('sides', take('dumplings', 2, inner))])
  expect(costs(choice('dip', take('chili')))).toBe(1000 + 2 * (500 + 75))
  const sauces = choice('sauces', take('ponzu', 2), take('mayonnaise'))
  expect(costs(choice('dip', take('vinegar')), sauces)).toBe(1000 + 2 * (500 + 50 + 30 + 30))
})

describe('checkSelection', () => {
  const check = (chosen: Chosen, servingId: string | null = 'small') => checkSelection(bowl, servingId, chosen)

  it.each<[string, Chosen]>([
    ['Base: choose 1.', []],
    ['Base: choose 1.', [choice('base')]],
    ['Base: choose 1.', [choice('base', take('rice'), take('noodles'))]],
    ['Base: choose 1.', [choice('base', take('rice', -1))]],
    ['Base has no such option.', [choice('base', take('bread'))]],
    ['Bowl has no such choice.', [rice, choice('drink', take('tea'))]],
    ['A group is chosen twice.', [rice, rice]],
    ['Extras: an option is listed twice.', [rice, choice('extras', take('egg'), take('egg'))]],
    ['Extras: choose 0 to 4.', [rice, choice('extras', take('egg', 3), take('kimchi', 2))]],
    ['Egg: at most 3.', [rice, choice('extras', take('egg', 4))]],
    ['Egg: at most 3.', [rice, choice('extras', take('egg', 1.5))]],
    ['Egg: at most 3.', [rice, choice('extras', take('egg', 0))]],
    ['Dip: choose 1 to 2.', [rice, choice('sides', take('dumplings'))]],
    ['Dip has no such option.', [rice, choice('sides', take('dumplings', 1, [choice('dip', take('ponzu'))]))]],
    ['Bowl has no such choice.', [rice, choice('sides', take('salad', 1, [choice('dip', take('chili'))]))]],
  ])('refuses: %s', (message, chosen) => {
    expect(() => check(chosen)).toThrow(expect.objectContaining({ status: 422, code: 'INVALID_SELECTION', message }))
  })

  it.each([null, '', 'medium'])('refuses the serving %j', (servingId) => {
    expect(() => check([rice], servingId)).toThrow('Bowl: choose a size.')
  })

  it('refuses a serving of a dish without servings', () => {
    expect(() => checkSelection(plain, 'small', [])).toThrow('Plain: choose a size.')
  })

  it('reports an option that is sold out', () => {
    const error = { status: 409, code: 'AVAILABILITY_CHANGED', message: 'Truffle is sold out.' }
    expect(() => check([rice, choice('gone', take('truffle'))])).toThrow(expect.objectContaining(error))
  })
})

describe('defaultSelection', () => {
  it('takes the first serving and the defaults, nested ones too', () => {
    const groups = [pickOne('Cooked', [option('Soft', 25, { defaultQuantity: 1 }), option('Hard')])]
    const egg = option('Egg', { Small: 100, Large: 150 }, { defaultQuantity: 2, groups })
    const gone = option('Bacon', 300, { defaultQuantity: 1, soldOut: true })
    const item = { ...bowl, optionGroups: [pickUpTo('Add', 3, [egg, gone]), pickUpTo('More', 1, [option('Salt')])] }
    const cooked = { groupId: 'cooked', name: 'Cooked', options: [{ ...take('soft'), name: 'Soft', price: 25 }] }
    expect(defaultSelection(item)).toEqual({
      servingId: 'small',
      groups: [{ groupId: 'add', name: 'Add', options: [{ ...take('egg', 2, [cooked]), name: 'Egg', price: 100 }] }],
    })
  })

  it('has no serving for a dish without servings', () =>
    expect(defaultSelection(plain)).toEqual({ servingId: null, groups: [] }))
})

it('the allergens of a line are those of the dish and of its choices at every depth, each once', () => {
  const sauce = pickOne('Sauce', [option('Satay', 0, { allergens: ['PEANUT', 'SOY'] }), option('Salt')])
  const side = pickUpTo('Side', 2, [option('Tofu', 0, { allergens: ['SOY'], groups: [sauce] }), option('Rice')])
  const noodles = dish({ name: 'Noodles', picture: '', price: 100, allergens: ['WHEAT'], groups: [side] })
  expect(allergensOf(noodles, [])).toEqual(['WHEAT'])
  expect(allergensOf(noodles, [choice('side', take('rice'))])).toEqual(['WHEAT'])
  const satay = [choice('side', take('tofu', 1, [choice('sauce', take('satay'))]))]
  expect(allergensOf(noodles, satay)).toEqual(['WHEAT', 'SOY', 'PEANUT'])
  expect(allergensOf(noodles, [choice('side', take('gone')), choice('gone', take('rice'))])).toEqual(['WHEAT'])
})
