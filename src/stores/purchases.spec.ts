// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placedHere, setStage, stageOf } from './purchases'

const store = (text: string) => localStorage.setItem('tracked-orders', text)

beforeEach(() => {
  localStorage.clear()
  vi.stubEnv('VITE_EVENTS', 'on')
})
afterEach(() => vi.unstubAllEnvs())

it('each order placed on this device has a stage of its own, which moves on', () => {
  placedHere('first')
  placedHere('second')
  setStage('first', 'purchase')
  expect(['first', 'second', 'other'].map(stageOf)).toEqual(['purchase', 'placed', undefined])
  setStage('first', 'refund')
  expect(JSON.parse(localStorage.getItem('tracked-orders')!)).toHaveLength(2)
})

it('a purchase that was tracked is not tracked again when its order is seen once more', () => {
  setStage('paid', 'purchase')
  placedHere('paid')
  expect(stageOf('paid')).toBe('purchase')
})

it('the fifty latest orders are remembered', () => {
  for (let nth = 1; nth <= 51; nth++) placedHere(`order ${nth}`)
  expect([stageOf('order 1'), stageOf('order 2'), stageOf('order 51')]).toEqual([undefined, 'placed', 'placed'])
})

it('nothing is stored where the shop tracks nothing, or once the customer has refused', () => {
  vi.stubEnv('VITE_EVENTS', '')
  placedHere('mine')
  expect(localStorage).toHaveLength(0)
  vi.stubEnv('VITE_EVENTS', 'on')
  localStorage.setItem('analytics-consent', 'denied')
  placedHere('mine')
  expect(stageOf('mine')).toBeUndefined()
})

it.each([
  '{',
  '7',
  '{"mine":"placed"}',
  '["mine"]',
  '[["mine"]]',
  '[["mine","paid"]]',
  '[[7,"placed"],["mine","placed"]]',
  '[["mine","placed"],null]',
  '[["mine","placed"],{"0":"other","1":"placed"}]',
])('F38 a stored %s is removed', (text) => {
  store(text)
  expect(stageOf('mine')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it.each(['placed', 'purchase', 'refund'] as const)('an order that is stored as %s stays so', (stage) => {
  store(JSON.stringify([['mine', stage]]))
  expect(stageOf('mine')).toBe(stage)
})
