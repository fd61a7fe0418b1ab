import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HoverMenu } from './HoverMenu'

const menus = (
  <MemoryRouter>
    <HoverMenu name="Theme" items={[{ label: 'Classic', onSelect: () => {} }]} children="Theme" />
    <HoverMenu name="Account menu" items={[{ label: 'Login', to: '/login' }]} children="Account" />
  </MemoryRouter>
)
const trigger = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => screen.queryByRole('menu', { name }) !== null
/** jsdom has no pointer events: a mouse event with the pointer's kind is one to React. */
const pointer =
  (event: 'pointerover' | 'pointerout') =>
  (name: string, pointerType = 'mouse') =>
    fireEvent(trigger(name), Object.assign(new MouseEvent(event, { bubbles: true }), { pointerType }))
const enter = pointer('pointerover')
const leave = pointer('pointerout')
const click = (name: string) => fireEvent.click(trigger(name), { detail: 1 })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Later than what another file of the same worker has opened, by the real clock: in ms. */
let started = 10_000_000
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime((started += 60_000))
  render(menus)
})
afterEach(() => {
  vi.useRealTimers()
})

it('a menu opens 200 ms after the pointer enters, not sooner', () => {
  enter('Theme')
  pass(199)
  expect(isOpen('Theme')).toBe(false)
  pass(1)
  expect(isOpen('Theme')).toBe(true)
  expect(trigger('Theme').getAttribute('aria-expanded')).toBe('true')
})

it('a menu closes 150 ms after the pointer leaves, not sooner, and not when it has come back', () => {
  enter('Theme')
  pass(200)
  leave('Theme')
  pass(149)
  enter('Theme')
  pass(1000)
  expect(isOpen('Theme')).toBe(true)
  leave('Theme')
  pass(149)
  expect(isOpen('Theme')).toBe(true)
  pass(1)
  expect(isOpen('Theme')).toBe(false)
})

it('a menu stays closed when the pointer only passes over it', () => {
  enter('Theme')
  pass(199)
  leave('Theme')
  pass(1000)
  expect(isOpen('Theme')).toBe(false)
})

it.each([
  [299, true],
  [300, false],
])('%i ms after one menu has closed, the next opens at once: %s', (wait, atOnce) => {
  enter('Theme')
  pass(200)
  leave('Theme')
  pass(150)
  pass(wait)
  enter('Account menu')
  pass(0)
  expect(isOpen('Account menu')).toBe(atOnce)
  pass(200)
  expect(isOpen('Account menu')).toBe(true)
})

it('a menu opens at once beside one that is open', () => {
  enter('Theme')
  pass(200)
  leave('Theme')
  pass(20)
  enter('Account menu')
  pass(0)
  expect(isOpen('Account menu')).toBe(true)
  pass(150)
  expect([isOpen('Theme'), isOpen('Account menu')]).toEqual([false, true])
})

it('a menu opens after 200 ms beside one that the pointer only passed over', () => {
  enter('Theme')
  pass(50)
  leave('Theme')
  pass(160)
  enter('Account menu')
  pass(199)
  expect(isOpen('Account menu')).toBe(false)
})

it('a menu opens and closes at once on a click, whatever the pointer has started', () => {
  enter('Theme')
  pass(50)
  click('Theme')
  expect(isOpen('Theme')).toBe(true)
  click('Theme')
  expect(isOpen('Theme')).toBe(false)
  pass(1000)
  expect(isOpen('Theme')).toBe(false)
})

it.each(['touch', 'pen'])('a menu does not open by passing over with %s', (pointerType) => {
  enter('Theme', pointerType)
  pass(1000)
  expect(isOpen('Theme')).toBe(false)
})
