import { beforeAll, expect, it } from 'vitest'
import type { Menu, MenuItem, MenuItemSummary } from '../../api/types'
import { createSandbox } from '../../sandbox/sandbox'
import { RESTAURANT, send } from '../../../tests/sandbox/clients'
import { dishData, menuData } from './structured-data'

const SITE = 'https://tamarind.example'
let menu: Menu
let ribs: MenuItemSummary
beforeAll(async () => {
  const { menus } = (await send<{ menus: Menu[] }>(createSandbox(), 'GET', `${RESTAURANT}/menus`)).body
  menu = menus[0]!
  ribs = menu.sections[0]!.items[0]!
})

/** A dish as it is told, from a menu of nothing else. */
const told = (dish: Partial<MenuItemSummary>, currency = 'USD') => {
  const sections = [{ ...menu.sections[0]!, items: [{ ...ribs, ...dish }] }]
  return menuData({ ...menu, sections }, currency, SITE).hasMenuSection[0]!.hasMenuItem[0]!
}

it('a menu is described with schema.org terms, each section and dish in its place', () => {
  const data = menuData(menu, 'USD', SITE)
  expect(data).toMatchObject({ '@type': 'Menu', name: menu.name, url: `${SITE}/menu` })
  expect(data.hasMenuSection.map((section) => [section['@type'], section.name, section.description])).toEqual(
    menu.sections.map(({ name, description }) => ['MenuSection', name, description]),
  )
  expect(data.hasMenuSection.map(({ hasMenuItem }) => hasMenuItem.map(({ name }) => name))).toEqual(
    menu.sections.map(({ items }) => items.map(({ name }) => name)),
  )
})

it('a dish of a menu has its name and allergens, its own address, and an offer', () => {
  const place = `/menu/${menu.id}/section/${menu.sections[0]!.id}/item/${ribs.id}`
  expect(told({ price: 850 })).toMatchObject({
    '@type': 'MenuItem',
    name: 'Charred corn ribs',
    description: 'Contains milk.',
    url: SITE + place,
    offers: [{ '@type': 'Offer', price: '8.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }],
  })
})

it.each([
  [1450, 'USD', '14.50'],
  [1450, 'JPY', '1450'],
  [1450, 'BHD', '1.450'],
])('a dish of %i in %s costs %s, without a symbol or a separator', (price, currency, text) => {
  expect(told({ price, servings: [] }, currency).offers).toMatchObject([{ price: text, priceCurrency: currency }])
})

it('a dish is marked as sold out when it is, and lists the diets that schema.org knows, and no others', () => {
  const diets = ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'MOONLIGHT'] as MenuItemSummary['diets']
  const known = ['VegetarianDiet', 'VeganDiet', 'GlutenFreeDiet'].map((diet) => `https://schema.org/${diet}`)
  const { suitableForDiet, offers } = told({ diets, soldOut: true })
  expect([suitableForDiet, offers[0]!.availability]).toEqual([known, 'https://schema.org/SoldOut'])
})

it('vegan food is for vegetarians as well; a dish without diets, text or allergens says nothing of them', () => {
  const vegan = ['VegetarianDiet', 'VeganDiet'].map((diet) => `https://schema.org/${diet}`)
  expect(told({ diets: ['VEGAN'] }).suitableForDiet).toEqual(vegan)
  const plain = told({ diets: [], description: '', allergens: [] })
  expect(Object.keys(plain)).toEqual(['@type', 'name', 'url', 'offers'])
})

it('allergens are said in words, after the description, as schema.org has no property for them', () => {
  const description = (dish: Partial<MenuItem>) =>
    dishData({ ...ribs, menuId: 'm', menuSectionId: 's', optionGroups: [], ...dish } as MenuItem, 'USD', SITE)
      .description
  expect(description({ description: 'Soup', allergens: ['WHEAT', 'MILK'] })).toBe(
    'Soup. Contains gluten (wheat), milk.',
  )
  expect(description({ description: 'Soup!', allergens: ['SOY'] })).toBe('Soup! Contains soy.')
  expect(description({ description: '', allergens: ['SOY'] })).toBe('Contains soy.')
})

it('an option has its allergens, and a price for each size where they differ', async () => {
  const path = `${RESTAURANT}/menus/all-day/items/pan-fried-dumplings`
  const item = (await send<MenuItem>(createSandbox(), 'GET', path)).body
  const { menuAddOn, offers } = dishData(item, 'USD', SITE)
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ['6 pieces', '9.50'],
    ['12 pieces', '17.50'],
  ])
  const options = new Map(menuAddOn!.flatMap(({ hasMenuItem }) => hasMenuItem.map((one) => [one.name, one])))
  const pricesOf = (name: string) => options.get(name)!.offers.map((offer) => [offer.name, offer.price])
  expect(pricesOf('Pork and chive')).toEqual([[undefined, '0.00']])
  expect(pricesOf('Shrimp and bamboo')).toEqual([
    ['6 pieces', '1.50'],
    ['12 pieces', '2.75'],
  ])
  expect(options.get('Shrimp and bamboo')!.description).toBe('Contains crustaceans.')
  expect(options.get('Lamb and cumin')!.offers[0]!.availability).toBe('https://schema.org/SoldOut')
})
