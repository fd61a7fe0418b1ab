import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { createShop } from '../../../tests/setup/shop'
import { useFreshOnReturn } from './use-fresh-on-return'

const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

it('F42 a page restored from memory resets what it showed last, and shows nothing old; a closed one does nothing', () => {
  const shop = createShop()
  shop.client.setQueryData(['the price'], 1)
  const isOld = () => shop.client.getQueryState(['the price'])?.isInvalidated
  const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { rerender, unmount } = hookIn(shop, (reset: () => void) => useFreshOnReturn(reset), first)
  rerender(last)
  show(false)
  expect([last.mock.calls.length, isOld()]).toEqual([0, false])
  show(true)
  expect([first.mock.calls.length, last.mock.calls.length, isOld()]).toEqual([0, 1, true])
  unmount()
  show(true)
  expect(last).toHaveBeenCalledOnce()
})
