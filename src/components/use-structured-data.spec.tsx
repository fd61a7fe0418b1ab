import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quiet } from '../../tests/setup/shop'
import { useStructuredData } from './use-structured-data'

type Dish = { name: string }
const make = vi.fn<(dish: Dish) => Promise<object>>()
function Page({ of }: { of: Dish | undefined }) {
  useStructuredData(of, make)
  return null
}
const scripts = () => [...document.querySelectorAll('script')]
const told = () => scripts().map((script) => JSON.parse(script.text) as object)
const soup = { name: 'Soup' }

beforeEach(() => {
  make.mockImplementation((dish) => Promise.resolve({ '@type': 'MenuItem', ...dish }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** The moment in which the browser has nothing better to do. */
const idle = async () => {
  vi.advanceTimersByTime(1)
  await quiet(2)
}

it('the structured data of a page is in the head once the browser is idle, not sooner', async () => {
  const { rerender } = render(<Page of={undefined} />)
  await idle()
  rerender(<Page of={soup} />)
  await quiet(2)
  expect(make).not.toHaveBeenCalled()
  await idle()
  expect(scripts().map(({ type, parentNode }) => [type, parentNode])).toEqual([['application/ld+json', document.head]])
  expect(told()).toEqual([{ '@context': 'https://schema.org', '@type': 'MenuItem', name: 'Soup' }])
})

it('the structured data of a page is scheduled with requestIdleCallback where it exists, and cancelled once the page is gone', async () => {
  const ask = vi.fn<(work: () => void) => number>(() => 7)
  const cancel = vi.fn<(handle: number) => void>()
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const { unmount } = render(<Page of={soup} />)
  await idle()
  expect(scripts()).toEqual([])
  ask.mock.calls[0]![0]()
  await quiet(2)
  expect(told()).toMatchObject([{ name: 'Soup' }])
  unmount()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
})

it('the structured data of a page is replaced when what it describes has changed, and removed with the page', async () => {
  const { rerender, unmount } = render(<Page of={soup} />)
  await idle()
  rerender(<Page of={soup} />)
  await idle()
  expect(make).toHaveBeenCalledOnce()
  rerender(<Page of={{ name: 'Tea' }} />)
  await idle()
  expect(told()).toMatchObject([{ name: 'Tea' }])
  unmount()
  expect(scripts()).toEqual([])
})

it('the structured data of a page is not started for a page that has gone, nor written when it is ready too late', async () => {
  render(<Page of={soup} />).unmount()
  await idle()
  expect(make).not.toHaveBeenCalled()
  let answer = (_: object) => {}
  make.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { unmount } = render(<Page of={soup} />)
  await idle()
  expect(make).toHaveBeenCalledOnce()
  unmount()
  answer(soup)
  await quiet(2)
  expect(scripts()).toEqual([])
})

it('the structured data of a page is text whatever a name holds, never HTML', async () => {
  const name = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)>'
  render(<Page of={{ name }} />)
  await idle()
  expect(told()).toMatchObject([{ name }])
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]!.children).toHaveLength(0)
  expect(document.querySelector('img')).toBeNull()
})

it('the structured data of a page fails silently when its code cannot be loaded', async () => {
  make.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  render(<Page of={soup} />)
  await idle()
  expect(scripts()).toEqual([])
})
