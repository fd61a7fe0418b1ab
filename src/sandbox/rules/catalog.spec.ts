import { describe, expect, it } from 'vitest'
import { createCatalog } from './catalog'
import { checkSelection, priceOf } from './selection'
import { seedMenus } from '../seed/menu'
import { restaurant } from '../seed/restaurant'
import type { SeedMenuFile } from '../seed/types'
import { FRIDAY } from '../../../tests/sandbox/clients'

const at = (instant: string) => Date.parse(instant)
const NOON = at(FRIDAY)
const catalog = () => createCatalog(seedMenus, restaurant)
const cardsOf = (list: ReturnType<ReturnType<typeof catalog>['list']>) =>
  list.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
const cardOf = (id: string, from = catalog()) => cardsOf(from.list(NOON)).find((card) => card.id === id)

describe('the menu list', () => {
  it('has every menu, section and dish of the file in its order', () => {
    const order = (menus: { id: string; sections: { id: string; items: { id: string }[] }[] }[]) =>
      menus.map(({ id, sections }) => [
        id,
        sections.map((section) => [section.id, section.items.map((item) => item.id)]),
      ])
    expect(order(catalog().list(NOON).menus)).toEqual(order(seedMenus.menus))
  })

  it('has cards without option groups, which only the dish itself has', () => {
    const card = cardOf('hand-pulled-noodles')
    expect(card).not.toHaveProperty('optionGroups')
    expect(card).toMatchObject({
      ...{ id: 'hand-pulled-noodles', name: 'Hand-pulled noodles', imageUrl: '/pictures/hand-pulled-noodles.webp' },
      menuItemMappingId: 'all-day.noodles-soups.hand-pulled-noodles',
      description: expect.stringContaining('scallion') as string,
      price: 1450,
      servings: [
        { id: 'regular', name: 'Regular', price: 1450 },
        { id: 'large', name: 'Large', price: 1750 },
      ],
      ...{ allergens: ['WHEAT', 'SOY', 'SESAME'], diets: ['VEGAN', 'VEGETARIAN'], spiceLevel: 2 },
      ...{ popular: true, soldOut: false, requiresChoice: true, defaultServingQuantityId: 'regular' },
    })
  })

  it('prices a card with the defaults of the dish', () => {
    const [menu] = structuredClone<SeedMenuFile>(seedMenus).menus
    const egg = menu!.sections[1]!.items.find(({ id }) => id === 'hand-pulled-noodles')!
    egg.optionGroups[2]!.options[2]!.defaultQuantity = 1
    expect(cardOf(egg.id, createCatalog({ menus: [menu!] }, restaurant))?.price).toBe(1450 + 450)
  })

  it('is sold out where a required choice cannot be made, and so are the dish and its addition', () => {
    const all = catalog()
    const id = 'bubble-tea'
    const { optionGroups } = all.find(id, NOON)!.item
    const required = optionGroups.find(({ min }) => min > 0)!
    const sellOut = (count: number) =>
      all.change(id, (item) => {
        const { options } = item.optionGroups.find((group) => group.id === required.id)!
        const offered = options.toSorted((one, other) => Number(other.soldOut) - Number(one.soldOut))
        for (const option of offered.slice(0, count)) option.soldOut = true
      })
    const soldOut = () => {
      const { menuId, sectionId } = { menuId: 'all-day', sectionId: all.find(id, NOON)!.sectionId }
      const card = all.list(NOON).menus[0]!.sections.find((section) => section.id === sectionId)!.items
      return [card.find((one) => one.id === id)!.soldOut, all.item(menuId, id, NOON)!.soldOut]
    }
    sellOut(required.options.length - required.min)
    expect(soldOut()).toEqual([false, false])
    sellOut(required.options.length)
    expect(soldOut()).toEqual([true, true])
  })

  it('requires no choice only where the dish can be ordered as it is', () => {
    const all = catalog()
    const free = cardsOf(all.list(NOON)).filter((card) => !card.requiresChoice)
    expect(free.length).toBeGreaterThan(20)
    for (const { id, price, defaultServingQuantityId } of free) {
      const { item } = all.find(id, NOON)!
      checkSelection(item, defaultServingQuantityId, [])
      expect(priceOf(item, defaultServingQuantityId, []), id).toBe(price)
    }
  })
})

describe('the availability', () => {
  const breakfastAt = (now: string) => catalog().list(at(now)).menus[1]?.availability
  const text = '7:00 AM to 11:30 AM'

  it('is unlimited for a menu without hours', () => {
    const always = { available: true, text: null, availableFrom: null, served: null }
    expect(catalog().list(NOON).menus[0]?.availability).toEqual(always)
  })

  it.each([
    ['before', '2026-11-20T11:59:59Z', '2026-11-20T12:00:00.000Z'],
    ['from its first second', '2026-11-20T12:00:00Z', null],
    ['until its last', '2026-11-20T16:29:59Z', null],
    ['after', '2026-11-20T16:30:00Z', '2026-11-21T12:00:00.000Z'],
    ['after, late on the eve of a short day', '2026-03-08T04:45:00Z', '2026-03-08T11:00:00.000Z'],
    ['before, on a long day', '2026-11-01T04:30:00Z', '2026-11-01T12:00:00.000Z'],
  ])('of breakfast %s', (_name, now, availableFrom) => {
    const served = { from: '07:00', to: '11:30' }
    expect(breakfastAt(now)).toEqual({ available: availableFrom === null, text, availableFrom, served })
  })

  it('of a menu served past midnight', () => {
    const [menu] = seedMenus.menus
    const late = createCatalog({ menus: [{ ...menu!, served: { from: '22:00', to: '01:00' } }] }, restaurant)
    const availableAt = (now: string) => late.list(at(now)).menus[0]?.availability.available
    expect(
      ['2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z', '2026-11-21T05:59:00Z', '2026-11-21T06:00:00Z'].map(availableAt),
    ).toEqual([false, true, true, false])
  })
})

describe('a single dish', () => {
  it('has its menu and section', () => {
    expect(catalog().item('breakfast', 'shakshuka', NOON)).toMatchObject({
      menuId: 'breakfast',
      menuSectionId: 'bakery-eggs',
      menuItemMappingId: 'breakfast.bakery-eggs.shakshuka',
      price: 1350,
      availability: { available: false, availableFrom: '2026-11-21T12:00:00.000Z' },
    })
    expect(catalog().find('shakshuka', NOON)).toMatchObject({ mappingId: 'breakfast.bakery-eggs.shakshuka' })
  })

  it('is not found under another menu, or if it does not exist', () => {
    expect(catalog().item('all-day', 'shakshuka', NOON)).toBeNull()
    expect(catalog().item('all-day', 'no-such-dish', NOON)).toBeNull()
    expect(catalog().find('no-such-dish', NOON)).toBeNull()
  })
})

it('a change of the catalog shows on the dish and on its card, and leaves the file as it is', () => {
  const before = JSON.stringify(seedMenus)
  const changed = catalog()
  const change = { price: 500, soldOut: true }
  expect(changed.change('tamarind-lemonade', (item) => Object.assign(item, change))).toBe(true)
  expect(cardOf('tamarind-lemonade', changed)).toMatchObject(change)
  expect(changed.item('all-day', 'tamarind-lemonade', NOON)).toMatchObject(change)
  expect(JSON.stringify(seedMenus)).toBe(before)
})
