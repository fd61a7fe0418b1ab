import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { HoverMenu } from './HoverMenu'

const onSelect = vi.fn()
const menus = (
  <MemoryRouter>
    <HoverMenu name="Theme" items={[{ label: 'Classic', current: true, onSelect }]} children="Theme" />
    <HoverMenu
      name="Account menu"
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
  trigger('Account menu').focus()
  if (by === 'Enter') fireEvent.click(trigger('Account menu'), { detail: 0 })
  else key(by)
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'))
}

it.each([
  ['Enter', 'Login'],
  ['ArrowDown', 'Login'],
  ['ArrowUp', 'Help'],
])('%s opens the menu with the focus on %s', async (by, label) => {
  await open(by)
  expect(focused()).toBe(label)
})

it('the arrow keys wrap around, Home and End go to the ends', async () => {
  await open('ArrowDown')
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((name) => {
    key(name)
    return focused()
  })
  expect(way).toEqual(['Sign Up', 'Help', 'Login', 'Help', 'Login', 'Help'])
})

it('Escape closes the menu and gives the focus back', async () => {
  await open('ArrowDown')
  key('Escape')
  expect(isOpen('Account menu')).toBe(false)
  expect(document.activeElement).toBe(trigger('Account menu'))
})

it('choosing an entry runs it once, closes the menu and gives the focus back', async () => {
  await open('ArrowUp')
  fireEvent.click(document.activeElement!)
  expect(onSelect).toHaveBeenCalledOnce()
  expect(isOpen('Account menu')).toBe(false)
  expect(document.activeElement).toBe(trigger('Account menu'))
})

it('the menu closes when the focus goes elsewhere', async () => {
  await open('ArrowDown')
  act(() => trigger('After').focus())
  expect(isOpen('Account menu')).toBe(false)
})

it('other keys are left to the page', () => {
  render(menus)
  trigger('Theme').focus()
  expect(['Home', 'End', 'Escape', 'a'].map(key)).toEqual([true, true, true, true])
  expect(isOpen('Theme')).toBe(false)
})
