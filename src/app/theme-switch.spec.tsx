import { act, fireEvent, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { customersShop, quiet } from '../../tests/setup/shop'
import { THEMES } from '../lib/themes'
import { CartPage } from '../pages/cart/CartPage'
import { HomePage } from '../pages/home/HomePage'
import { ItemPage } from '../pages/item/ItemPage'
// Loaded here, as the page renders once more when the code of what is beside the menu arrives.
import '../pages/menu/BesideMenu'
import { MenuPage } from '../pages/menu/MenuPage'
import { themeChosen, useTheme } from '../stores/theme'
import { Layout } from './Layout'

const onRender = vi.fn()
const counted = (page: ReactNode) => (
  <Profiler id="page" onRender={onRender}>
    {page}
  </Profiler>
)
const site = (
  <Layout>
    <Routes>
      <Route path="/" element={counted(<HomePage />)} />
      <Route path="/apart" element={counted(<MenuPage />)} />
      <Route path="/menu/:menuId/item/:id" element={counted(<ItemPage />)} />
      <Route path="/cart" element={counted(<CartPage />)} />
      <Route path="/follower" element={counted(<Follower />)} />
    </Routes>
  </Layout>
)

/** What no page of ours is: it shows that a page that rendered would be seen. */
function Follower() {
  return <h1>Follows {useTheme()}</h1>
}

const shop = customersShop(4)
// A narrow window: the cart beside the menu would render once more when its code has loaded.
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))

/** How often the page renders while every theme is chosen, once all of its code has arrived. */
async function rendersOf(path: string, heading: string, choose: (name: string) => void) {
  shop.show(site, path)
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 10_000 })
  expect(onRender).toHaveBeenCalled()
  await act(() => vi.dynamicImportSettled())
  await quiet(60)
  onRender.mockClear()
  for (const name of [...THEMES].reverse()) choose(name)
  await quiet()
  return onRender.mock.calls.length
}

const byStore = (name: string) => act(() => themeChosen(name as (typeof THEMES)[number]))
function byMenu(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Theme' }), { detail: 1 })
  fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(name, 'i') }))
}

it.each([
  ['/', 'Tamarind Row: Market cooking from five coasts'],
  ['/apart', 'Menu'],
  ['/menu/all-day/item/tamarind-lemonade', 'Tamarind lemonade'],
  ['/cart', 'Your cart'],
])('choosing a theme does not render %s again', async (path, heading) => {
  expect(await rendersOf(path, heading, byStore)).toBe(0)
})

it('choosing a theme in the bar does not render the page again', async () => {
  expect(await rendersOf('/', 'Tamarind Row: Market cooking from five coasts', byMenu)).toBe(0)
  expect(document.documentElement.dataset.theme).toBe('light')
})

it('choosing a theme renders a page that depends on it, which proves the check', async () => {
  expect(await rendersOf('/follower', 'Follows classic', byStore)).toBe(THEMES.length)
})
