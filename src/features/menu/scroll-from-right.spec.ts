import { expect, it } from 'vitest'
import { scrollFromRight } from './scroll-from-right'

const link = (offsetLeft: number) =>
  ({ offsetLeft, offsetWidth: 80, offsetParent: { clientWidth: 390 } }) as unknown as HTMLElement

it('leaves the strip at its start for the links that stand there', () => {
  expect(scrollFromRight(link(390 - 80 - 2))).toBe(0)
})

it('brings a link that is out of sight on the left near the right edge', () => {
  const at = scrollFromRight(link(-200))
  expect(at).toBe(-462)
  expect(-200 - at + 80).toBe(390 - 48)
})
