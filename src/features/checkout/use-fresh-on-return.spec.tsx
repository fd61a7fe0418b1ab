import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { createShop, type Shop } from '../../../tests/setup/shop'
import { useFreshOnReturn } from './use-fresh-on-return'

const KEY = ['the price']
let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.client.setQueryData(KEY, 1)
})
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
const isOld = () => shop.client.getQueryState(KEY)?.isInvalidated

it('F42 a page restored from memory can be used again, and shows nothing old', () => {
  const reset = vi.fn<() => void>()
  hookIn(shop, () => useFreshOnReturn(reset))
  show(false)
  expect([reset.mock.calls.length, isOld()]).toEqual([0, false])
  show(true)
  expect([reset.mock.calls.length, isOld()]).toEqual([1, true])
})

it('F42 what is restored is what the page shows last, and nothing once it is closed', () => {
  const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { rerender, unmount } = hookIn(shop, (reset: () => void) => useFreshOnReturn(reset), first)
  rerender(last)
  show(true)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
  unmount()
  show(true)
  expect(last).toHaveBeenCalledOnce()
})
