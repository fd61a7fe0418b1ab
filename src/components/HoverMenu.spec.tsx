import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HoverMenu } from './HoverMenu'

const onSelect = vi.fn()
const MENUS = ['Theme', 'Account menu']
const [THEME, ACCOUNT] = MENUS as [string, string]
const menus = (
  <MemoryRouter>
    <HoverMenu name={THEME} items={[{ label: 'Classic', current: true, onSelect }]} children="Theme" />
    <HoverMenu
      name={ACCOUNT}
      items={[
        { label: 'Login', to: '/login' },
        { label: 'Sign Up', to: '/signup' },
        { label: 'Help', onSelect },
      ]}
      children="Account"
    />
    <button>After</button>
  </MemoryRouter>
)
const trigger = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => screen.queryByRole('menu', { name }) !== null

const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name })
const focused = () => document.activeElement?.textContent
async function open(by: string) {
  render(menus)
  trigger(ACCOUNT).focus()
  if (by === 'Enter') fireEvent.click(trigger(ACCOUNT), { detail: 0 })
  else key(by)
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'))
}

it.each([
  ['Enter', 'Login'],
  ['ArrowDown', 'Login'],
  ['ArrowUp', 'Help'],
])('by keyboard, %s opens the menu with the focus on %s', async (by, label) => {
  await open(by)
  expect(focused()).toBe(label)
})

it('by keyboard, the arrow keys wrap around, Home and End go to the ends', async () => {
  await open('ArrowDown')
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((name) => {
    key(name)
    return focused()
  })
  expect(way).toEqual(['Sign Up', 'Help', 'Login', 'Help', 'Login', 'Help'])
})

it.each([
  ['Escape', () => key('Escape'), 0],
  ['choosing an entry, which runs once,', () => fireEvent.click(document.activeElement!), 1],
])('by keyboard, %s closes the menu and gives the focus back', async (_, press, times) => {
  await open('ArrowUp')
  press()
  expect(onSelect).toHaveBeenCalledTimes(times)
  expect(isOpen(ACCOUNT)).toBe(false)
  expect(document.activeElement).toBe(trigger(ACCOUNT))
})

it('by keyboard, the menu closes when the focus goes elsewhere', async () => {
  await open('ArrowDown')
  act(() => trigger('After').focus())
  expect(isOpen(ACCOUNT)).toBe(false)
})

it('by keyboard, other keys are left to the page', () => {
  render(menus)
  trigger(THEME).focus()
  expect(['Home', 'End', 'Escape', 'a'].map(key)).toEqual([true, true, true, true])
  expect(isOpen(THEME)).toBe(false)
})

describe('by pointer', () => {
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  /** jsdom has no pointer events: a mouse event with the pointer's kind is one to React. */
  const pointer =
    (event: 'pointerover' | 'pointerout') =>
    (name: string, ms: number, pointerType = 'mouse') => {
      fireEvent(trigger(name), Object.assign(new MouseEvent(event, { bubbles: true }), { pointerType }))
      pass(ms)
    }
  const enter = pointer('pointerover')
  const leave = pointer('pointerout')
  const click = (name: string) => fireEvent.click(trigger(name), { detail: 1 })

  /** Later than what another file of the same worker has opened, by the real clock: in ms. */
  let started = 10_000_000
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    vi.advanceTimersByTime((started += 60_000))
    render(menus)
  })
  afterEach(() => void vi.useRealTimers())

  it.each<[string, () => unknown[], string[]]>([
    ['199 ms after the pointer enters none is open', () => [enter(THEME, 199)], []],
    ['200 ms after the pointer enters it is open', () => [enter(THEME, 200)], [THEME]],
    ['149 ms after the pointer leaves it is open', () => [enter(THEME, 200), leave(THEME, 149)], [THEME]],
    ['150 ms after the pointer leaves it is closed', () => [enter(THEME, 200), leave(THEME, 150)], []],
    ['it stays when it comes back', () => [enter(THEME, 200), leave(THEME, 149), enter(THEME, 1000)], [THEME]],
    [
      'it leaves after it came back',
      () => [enter(THEME, 200), leave(THEME, 149), enter(THEME, 0), leave(THEME, 150)],
      [],
    ],
    ['it stays closed when the pointer only passes over it', () => [enter(THEME, 199), leave(THEME, 1000)], []],
    [
      '299 ms after one has closed the next opens at once',
      () => [enter(THEME, 200), leave(THEME, 150), pass(299), enter(ACCOUNT, 0)],
      [ACCOUNT],
    ],
    [
      '300 ms after one has closed the next does not open at once',
      () => [enter(THEME, 200), leave(THEME, 150), pass(300), enter(ACCOUNT, 199)],
      [],
    ],
    [
      '300 ms after one has closed the next opens after its 200 ms',
      () => [enter(THEME, 200), leave(THEME, 150), pass(300), enter(ACCOUNT, 200)],
      [ACCOUNT],
    ],
    [
      'beside an open one the next opens at once',
      () => [enter(THEME, 200), leave(THEME, 20), enter(ACCOUNT, 0)],
      MENUS,
    ],
    ['beside the next the first closes', () => [enter(THEME, 200), leave(THEME, 20), enter(ACCOUNT, 150)], [ACCOUNT]],
    [
      'beside one that was only passed over none opens',
      () => [enter(THEME, 50), leave(THEME, 160), enter(ACCOUNT, 199)],
      [],
    ],
    ['it opens at once on a click', () => [enter(THEME, 50), click(THEME)], [THEME]],
    ['it closes on another click', () => [enter(THEME, 50), click(THEME), click(THEME)], []],
    ['it stays closed after a click', () => [enter(THEME, 50), click(THEME), click(THEME), pass(1000)], []],
    ['it does not open by passing over with touch', () => [enter(THEME, 1000, 'touch')], []],
    ['it does not open by passing over with a pen', () => [enter(THEME, 1000, 'pen')], []],
  ])('of the menus, %s', (_, happens, open) => {
    happens()
    expect(MENUS.filter(isOpen)).toEqual(open)
    expect(MENUS.filter((name) => trigger(name).getAttribute('aria-expanded') === 'true')).toEqual(open)
  })
})
