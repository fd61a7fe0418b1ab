import { beforeAll, expect, it } from 'vitest'
import type { Menu, MenuItemSummary } from '../../api/types'
import { createSandbox } from '../../sandbox/sandbox'
import { RESTAURANT, send } from '../../../tests/sandbox/clients'
import { menuData } from './structured-data'

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

it('a dish has its name and description, its own address, and an offer', () => {
  const place = `/menu/${menu.id}/section/${menu.sections[0]!.id}/item/${ribs.id}`
  expect(told({ price: 850 })).toMatchObject({
    '@type': 'MenuItem',
    name: 'Charred corn ribs',
    description: ribs.description,
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
