import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { expectLog } from '../../../tests/setup/log'
import type { MenuList } from '../../api/types'
import { guestsShop, quiet } from '../../../tests/setup/shop'
import { NotFoundPage } from './NotFoundPage'

const shop = guestsShop()

it('a page that is not there leads to four dishes, each with its price and a +', async () => {
  shop.show(<NotFoundPage />, '/nothing')
  const part = await screen.findByRole('region', { name: 'These plates are full' })
  const links = within(part).getAllByRole('link')
  expect(links).toHaveLength(4)
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^\/menu\/.+\/item\/.+/)
  }
  const dishes = within(part).getAllByRole('article')
  expect(dishes.filter(({ textContent }) => textContent.includes('$'))).toHaveLength(4)
  for (const dish of dishes) expect(within(dish).getByRole('button', { name: /^Add .+ to cart$/ })).toBeTruthy()
})

it('a page that is not there says what a liter costs, as the menu does', async () => {
  altered<MenuList>('/menus', ({ menus }) => ({
    menus: menus.map((menu) => ({
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, price: 500, content: { amount: 0.5, unit: 'L' }, deposit: 25 })),
      })),
    })),
  }))
  shop.show(<NotFoundPage />, '/nothing')
  expect(await screen.findAllByText('0.5 L · $10.00/L · plus $0.25 deposit')).toHaveLength(4)
})

it('a page that is not there says so without the menu', async () => {
  expectLog(/Failed to load the menu/)
  shop.fail('/menus')
  shop.show(<NotFoundPage />, '/nothing')
  await quiet()
  expect(screen.getByRole('heading', { name: 'There is nothing on this plate' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the menu' })).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})
