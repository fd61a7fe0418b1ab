import { screen, within } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { altered } from '../../tests/setup/altered'
import { guestsShop, quiet } from '../../tests/setup/shop'
import type { MenuItem, MenuList } from '../api/types'
import { patterns } from '../lib/paths'
import { AppRoutes } from './AppRoutes'

vi.setConfig({ testTimeout: 30_000 })

const shop = guestsShop()

const main = () => within(screen.getByRole('main'))
const open = async (path: string) => {
  shop.show(<AppRoutes />, path)
  await quiet()
}
/** One menu of one section of so many dishes, each the first one with something changed. */
const oneSection = (id: string, ...changes: Partial<MenuItem>[]) =>
  altered<MenuList>('/menus', ({ menus: [menu] }) => {
    const items = changes.map((change, at) => ({ ...menu!.sections[0]!.items[0]!, id: `d${at}`, ...change }))
    return { currency: 'USD', menus: [{ ...menu, id: 'all day/100%', sections: [{ id, name: 'Bowls', items }] }] }
  })

const GOOD = ['%', '%25', 'a b', 'a/b', '...', '?#', '__proto__', '\u{1F35C}']
const BAD = ['', '.', '..', '\ud800', 'a\udc00', '%2F']

it.each(['bowls', '..', '', '.', '%', '#', 'a b', 'a%2fb', '\ud800'])(
  'dishes with any id, in a section %j, are shown if they can be addressed, and only the others are left out',
  async (sectionId) => {
    oneSection(sectionId, ...[...GOOD, ...BAD].map((id) => ({ id, name: `Dish ${id}` })))
    await open('/menu')
    expect(await main().findAllByRole('article')).toHaveLength(GOOD.length)
    for (const id of GOOD) {
      const { pathname } = new URL(main().getByRole<HTMLAnchorElement>('link', { name: `Dish ${id}` }).href)
      const found = matchPath(patterns.itemInSection, decoded(pathname)) ?? matchPath(patterns.item, decoded(pathname))
      expect(found?.params).toMatchObject({ menuId: 'all day/100%', id })
    }
    expect(main().getByText('Some of the menu could not be loaded.')).toBeTruthy()
  },
)

/** As the router decodes an address. */
const decoded = (pathname: string) =>
  pathname
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/')

it('the link of a section leads to it, whatever its id', async () => {
  oneSection('100% #1', {})
  await open('/menu')
  const link = await main().findByRole<HTMLAnchorElement>('link', { name: 'Bowls' })
  expect(decodeURIComponent(new URL(link.href).hash)).toBe('#100% #1')
})

it('a picture from a forbidden address is not shown', async () => {
  const pictures = ['javascript:alert(1)', 'data:text/html,x', 'https://p.example/1.jpg', '/pictures/row-curry.webp']
  oneSection('bowls', ...pictures.map((imageUrl) => ({ imageUrl, imageSmallUrl: imageUrl, name: imageUrl })))
  await open('/menu')
  await main().findAllByRole('article')
  const shown = [...document.querySelectorAll('main article img')].map((image) => image.getAttribute('src'))
  expect(shown).toEqual(pictures.slice(2))
})

it.each([
  [1e9, 1e6],
  [1e12 - 7, 1e6],
])('a dish with a price of %d and counts of %d can be opened, and costs what it says', async (price, huge) => {
  altered<MenuItem>('/items/tamarind-lemonade', (item) => ({
    ...item,
    price,
    maxQuantity: huge,
    servings: [],
    spiceLevel: huge,
    optionGroups: [
      {
        ...{ id: 'g', name: 'Cubes', min: 0, max: huge, maxPerOption: huge, freeCount: huge - 1 },
        options: [
          {
            ...{ id: 'o', name: 'Ice', price: 7, pricesByServing: [], soldOut: false, allergens: [], optionGroups: [] },
            defaultQuantity: huge,
          },
        ],
      },
    ],
  }))
  await open('/menu/all-day/item/tamarind-lemonade')
  const total = ((price + 7) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(await main().findByRole('button', { name: `Add to cart · ${total}` })).toBeTruthy()
  expect(document.querySelectorAll('input').length).toBeLessThan(10)
})

it.each([1e9, 1e15, 1e300])('a maximum of %d removes neither the dish nor its options', async (huge) => {
  const more = { maxPerOption: huge, max: huge }
  altered<MenuItem>('/items/hand-pulled-noodles', (item) => ({
    ...item,
    maxQuantity: huge,
    optionGroups: item.optionGroups.map((group) => ({ ...group, ...more })),
  }))
  await open('/menu/all-day/item/hand-pulled-noodles')
  expect(await main().findByRole('button', { name: 'Add to cart · $14.50' })).toBeTruthy()
  expect(main().queryByText(/0{6}/)).toBeNull()
})

it.each([0, -1])('a dish with a maximum of %d can still be added once', async (maxQuantity) => {
  altered<MenuItem>('/items/tamarind-lemonade', (item) => ({ ...item, maxQuantity }))
  await open('/menu/all-day/item/tamarind-lemonade')
  expect(await main().findByRole('button', { name: 'Add to cart · $4.50' })).toBeTruthy()
})
