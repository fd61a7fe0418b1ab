import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../tests/setup/shop'
import { lemonade } from '../../../tests/sandbox/orders'
import { loginRequired } from '../../stores/login-required'
import { takePendingItems } from '../../stores/pending-items'
import { LoginRequired } from './LoginRequired'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  act(() => loginRequired([lemonade()], 450))
  shop.show(<LoginRequired />, '/menu?menu=lunch')
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the dialog gives the reason, and offers two options and neither', () => {
  const dialog = screen.getByRole('dialog', { name: 'Login Required' })
  expect(dialog.textContent).toContain('Please login to add items to your cart and continue with your order.')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['Login to Continue', 'Create New Account', 'Not now']),
  )
})

const isAny = (value: unknown): value is object => typeof value === 'object'

it.each([
  ['Login to Continue', '/login'],
  ['Create New Account', '/signup'],
])('%s leads to %s, which leads back, and the dish goes on waiting', (name, page) => {
  press(name)
  expect(shop.place()).toBe(`${page}?next=${encodeURIComponent('/menu?menu=lunch')}`)
  expect(takePendingItems(isAny)).toEqual([lemonade()])
})

it.each([
  ['/menu/all-day/section/bowls/item/noodles?favorite=f1', '/menu?menu=all-day#bowls'],
  ['/menu/all-day/item/noodles', '/menu?menu=all-day'],
  ['/menu/all-day/section/%D9%82%D9%87%D9%88%D8%A9/item/karak', '/menu?menu=all-day#%D9%82%D9%87%D9%88%D8%A9'],
])('from the dish at %s signing in leads to %s, where adding it leads as well', (dish, menu) => {
  cleanup()
  shop.show(<LoginRequired />, dish)
  press('Login to Continue')
  expect(shop.place()).toBe(`/login?${new URLSearchParams({ next: menu })}`)
})

it.each([
  ['Not now', () => press('Not now')],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('%s stays on the page, and nothing waits any more', (_, leave) => {
  leave()
  expect(shop.place()).toBe('/menu?menu=lunch')
  expect(takePendingItems(isAny)).toEqual([])
})
