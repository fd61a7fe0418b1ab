import { describe, expect, it } from 'vitest'
import { seedMenus } from './menu'
import { completeDish, completeMenu } from './short-menu'
import type { SeedMenuFile } from './types'

const oneDish = (dish: object, more: object = {}) =>
  (completeMenu({ ...more, menus: [{ name: 'Lunch', sections: [{ name: 'Plates', items: [dish] }] }] }) as SeedMenuFile)
    .menus[0]!.sections[0]!.items[0]!

describe('a menu file in short form', () => {
  it('needs a name and a price for a dish', () => {
    expect(oneDish({ name: 'Crème brûlée', price: 900 })).toEqual({
      ...{ id: 'creme-brulee', name: 'Crème brûlée', description: '', imageUrl: null, price: 900 },
      ...{ servings: [], optionGroups: [], allergens: [], diets: [], spiceLevel: 0 },
      ...{ popular: false, soldOut: false, maxQuantity: 50 },
    })
  })

  it('has the age limit of its section, unless it has its own', () => {
    const items = [
      { name: 'Wine', price: 900 },
      { name: 'Juice', price: 400, minimumAge: 0 },
    ]
    const section = { name: 'Drinks', minimumAge: 18, items }
    const file = completeMenu({ menus: [{ name: 'Bar', sections: [section] }] }) as SeedMenuFile
    expect(file.menus[0]!.sections[0]).not.toHaveProperty('minimumAge')
    expect(file.menus[0]!.sections[0]!.items.map(({ minimumAge }) => minimumAge)).toEqual([18, 0])
  })

  it('has prices by serving, for dishes and options', () => {
    const options = [{ name: 'Cheese', price: { Small: 100, Large: 150 } }]
    const dish = oneDish({
      name: 'Pizza',
      price: { Small: 900, Large: 1400 },
      optionGroups: [{ name: 'Extra', options }],
    })
    expect(dish).toMatchObject({
      price: 900,
      servings: [
        { id: 'small', name: 'Small', price: 900 },
        { id: 'large', name: 'Large', price: 1400 },
      ],
    })
    expect(dish.optionGroups[0]!.options[0]).toMatchObject({
      price: 100,
      pricesByServing: [
        { servingId: 'small', price: 100 },
        { servingId: 'large', price: 150 },
      ],
    })
  })

  it('has deposits and contents by serving, or one for all', () => {
    const price = { Small: 250, Large: 400 }
    const bySize = oneDish({ name: 'Cola', price, deposit: { Small: 8 }, content: { Small: '33 cl', Large: '0,5 l' } })
    expect([bySize.deposit, bySize.content, bySize.servings]).toEqual([
      undefined,
      undefined,
      [
        { id: 'small', name: 'Small', price: 250, deposit: 8, content: { amount: 330, unit: 'ML' } },
        { id: 'large', name: 'Large', price: 400, content: { amount: 0.5, unit: 'L' } },
      ],
    ])
    const content = { amount: 250, unit: 'G' }
    expect(oneDish({ name: 'Olives', price, deposit: 15, content })).toMatchObject({ deposit: 15, content })
    const servings = [{ id: 's', name: 'S', price: 5, deposit: 8, content: '1.5 kg' }]
    expect(oneDish({ name: 'Figs', price: 5, servings }).servings).toEqual([
      { ...servings[0], content: { amount: 1.5, unit: 'KG' } },
    ])
  })

  it.each([
    [{}, { min: 1, max: 1 }],
    [{ max: 3 }, { min: 0, max: 3 }],
    [{ min: 0 }, { min: 0, max: 1 }],
    [{ min: 2 }, { min: 2, max: 2 }],
    [{ min: 1, max: 4 }, {}],
  ])('has a group with %o ask for that, and for %o', (given, limits) => {
    const optionGroups = [{ name: 'Heat', options: ['Mild', 'Hot'], ...given }]
    const [group] = oneDish({ name: 'Soup', price: 700, optionGroups }).optionGroups
    expect(group).toMatchObject({ id: 'heat', ...given, ...limits, maxPerOption: 1, freeCount: 0 })
    expect(group!.options.map(({ id, price }) => `${id} ${price}`)).toEqual(['mild 0', 'hot 0'])
  })

  it('names groups that several dishes share', () => {
    const optionGroups = [{ name: 'Dips', max: 2, options: [{ name: 'Garlic', price: 50 }] }]
    const dish = oneDish({ name: 'Fries', price: 500, optionGroups: ['Dips'] }, { optionGroups })
    expect(dish.optionGroups).toMatchObject([{ id: 'dips', max: 2, options: [{ id: 'garlic', price: 50 }] }])
  })

  it.each([
    ['Gasthof zum Weißen Rössl', 'gasthof-zum-weissen-rossl'],
    ['Łódź', 'lodz'],
    ['Smørrebrød & Øl', 'smorrebrod-ol'],
    ['Bœuf Þór Ærø', 'boeuf-thor-aero'],
    ['Ｐｉｚｚａ', 'pizza'],
    ['İstanbul Sarayı', 'istanbul-sarayi'],
  ])('makes of %s an id of the letters a to z', (name, id) => {
    expect(oneDish({ name, price: 900 }).id).toBe(id)
  })

  it('keeps letters of any script in ids', () => {
    const ids = ['שווארמה בלאפה', 'パン', 'バン', '비빔밥'].map((name) => oneDish({ name, price: 4200 }).id)
    expect(ids).toEqual(['שווארמה-בלאפה', 'パン', 'バン', '비빔밥'])
  })

  it('makes ids of names without letters and digits', () => {
    const ids = ['🍕', '🌶', '?!'].map((name) => oneDish({ name, price: 4200 }).id)
    expect(ids).toEqual(['u1f355', 'u1f336', 'u3f-u21'])
  })

  it('keeps what is complete, and what is wrong for the check to report', () => {
    expect(completeMenu(seedMenus)).toEqual(seedMenus)
    for (const wrong of [null, 3, 'menu', [], { menus: 'all' }, { menus: [{ sections: [null] }] }]) {
      expect(() => completeMenu(wrong)).not.toThrow()
    }
    expect(completeDish({ name: 'Tea', price: '3.50', optionGroups: 'none' })).toMatchObject({
      price: '3.50',
      optionGroups: 'none',
    })
  })
})
