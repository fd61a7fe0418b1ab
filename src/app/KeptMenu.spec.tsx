import { fireEvent, isInaccessible, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { guestsShop } from '../../tests/setup/shop'
import { KeptPiece } from '../components/Piece'
import { AppRoutes } from './AppRoutes'
import { ErrorBoundary } from './ErrorBoundary'
import { pages } from './pages'

const shop = guestsShop()
beforeEach(async () => {
  // A phone: a wide window shows a dish over the menu.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  await Promise.all([pages.MenuPage, pages.ItemPage].map((page) => page.preload()))
})

const DISH = 'Tamarind lemonade'
const card = () => screen.findByRole('article', { name: DISH })
const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back in history' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('back from a dish shows the same menu, which was hidden and had no effects meanwhile', async () => {
  shop.show(<AppRoutes />, '/menu')
  const first = await card()
  fireEvent.click(screen.getByRole('link', { name: DISH }))
  await heading(DISH)
  expect(first.isConnected).toBe(true)
  expect(isInaccessible(first)).toBe(true)
  expect(document.title).toBe(`${DISH} · Tamarind Row`)
  fireEvent.keyDown(document.body, { key: '/' })
  expect(screen.queryByRole('dialog')).toBeNull()
  back()
  await heading('Menu')
  expect(await card()).toBe(first)
  expect(isInaccessible(first)).toBe(false)
  expect(document.title).toBe('Menu · Tamarind Row')
})

it.each(['/menu', '/menu/', '/Menu'])('%s shows the menu', async (address) => {
  shop.show(<AppRoutes />, address)
  expect(await card()).toBeTruthy()
})

it('back shows the menu that was chosen', async () => {
  shop.show(<AppRoutes />, '/menu?menu=breakfast')
  const [first] = await screen.findAllByRole('article')
  fireEvent.click(screen.getAllByRole('link', { name: first!.getAttribute('aria-label')! })[0]!)
  await waitFor(() => expect(isInaccessible(first!)).toBe(true))
  back()
  await waitFor(() => expect(isInaccessible(first!)).toBe(false))
  expect(shop.place()).toBe('/menu?menu=breakfast')
})

/** Hidden and shown again, as the menu is. */
function Hideable({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Hide or show</button>
      <KeptPiece isShown={isShown}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </KeptPiece>
    </>
  )
}

it('F57 a kept page that threw is tried again when the customer comes back to it', () => {
  expectLog(/A render threw/)
  let broken = true
  function Fragile() {
    if (broken) throw new Error('A render threw')
    return <h1>Fine again</h1>
  }
  shop.show(
    <Hideable>
      <Fragile />
    </Hideable>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeTruthy()
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Hide or show' }))
  toggle()
  broken = false
  toggle()
  expect(screen.getByRole('heading', { name: 'Fine again' })).toBeTruthy()
})
