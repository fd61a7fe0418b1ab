import { expect, it } from 'vitest'
import { isTip, isToConfirm, tipRequest, type TipChoice } from './tip'

it.each([
  [{ kind: 'none' }, true, { amount: 0 }],
  [{ kind: 'percent', percent: 15 }, true, { percent: 15 }],
  [{ kind: 'custom', text: '3.50', amount: 350 }, true, { amount: 350 }],
  [{ kind: 'custom', text: '0', amount: 0 }, true, { amount: 0 }],
  [{ kind: 'custom', text: 'three', amount: null }, false, { amount: 0 }],
] as const)('the tip %j can be ordered: %s, and is priced as %j', (choice, isValid, request) => {
  expect(isTip(choice)).toBe(isValid)
  expect(tipRequest(choice)).toEqual(request)
})

const custom = (amount: number | null, isConfirmed?: boolean): TipChoice => ({
  ...{ kind: 'custom', text: 'any', amount },
  ...(isConfirmed && { isConfirmed }),
})
it.each<[TipChoice, number | undefined, boolean]>([
  [custom(100_000), 4700, true],
  [custom(4701), 4700, true],
  [custom(4700), 4700, false],
  [custom(100_000, true), 4700, false],
  [custom(null), 4700, false],
  [custom(100_000), undefined, false],
  [custom(1), 0, true],
  [{ kind: 'percent', percent: 20 }, 0, false],
  [{ kind: 'none' }, 0, false],
])('the tip %j on dishes of %s is asked about: %s', (tip, subtotal, isAsked) => {
  expect(isToConfirm(tip, subtotal)).toBe(isAsked)
})
