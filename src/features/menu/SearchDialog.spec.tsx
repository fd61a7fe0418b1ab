import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { quiet } from '../../../tests/setup/shop'
import { createSandbox } from '../../sandbox/sandbox'
import { filtersChanged } from '../../stores/menu-filters'
import { dishesOf } from './dish-index'
import { SearchDialog } from './SearchDialog'

const { menus } = createSandbox().context.catalog.list(Date.now())
const { sections } = menus[0]!
const dishes = new Map(dishesOf(menus).map((dish) => [dish.id, dish]))
const onQuery = vi.fn<(query: string) => void>()
const onClose = vi.fn()
const Place = () => <output data-testid="place">{useLocation().pathname}</output>

async function show(query = '') {
  render(
    <MemoryRouter>
      <SearchDialog
        dishes={dishes}
        sections={sections}
        currency="USD"
        query={query}
        onQuery={onQuery}
        onClose={onClose}
      />
      <Place />
    </MemoryRouter>,
  )
  await screen.findByRole('dialog', { name: 'Search' })
  await quiet()
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search menu' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const results = () =>
  within(screen.queryByRole('list', { name: 'Results' }) ?? document.createElement('i')).queryAllByRole('link')
const place = () => screen.getByTestId('place').textContent
const tap = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
const recent = () =>
  within(screen.getByRole('list', { name: 'Recent searches' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim())
const kept = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]') as string[]

const later = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))

it('dishes with an avoided allergen are not found, and the search says so', async () => {
  onTestFinished(() => act(() => filtersChanged({ diets: [], spicy: false, avoid: [] })))
  filtersChanged({ avoid: ['CRUSTACEANS', 'MILK'] })
  await show()
  type('shrimp')
  expect(screen.getByText('Dishes that contain crustaceans or milk are hidden because you avoid them.')).toBeTruthy()
  expect(results().map(({ textContent }) => textContent)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('Salt and pepper shrimp')]),
  )
  act(() => filtersChanged({ diets: [], spicy: false, avoid: [] }))
  await waitFor(() => expect(results()[0]?.textContent).toContain('shrimp'))
})

it('the dialog opens with the field; typed text appears at once with the results, marked, and their number is said', async () => {
  await show()
  expect(document.activeElement).toBe(field())
  expect(screen.getByText('Type a dish, an ingredient, a craving.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
  type('lemonade')
  expect(field().value).toBe('lemonade')
  const [first] = results()
  expect(first?.querySelector('bdi')?.textContent).toBe('Tamarind lemonade')
  expect([...first!.querySelectorAll('bdi mark')].map(({ textContent }) => textContent)).toEqual(['lemonade'])
  expect(first?.textContent).toContain('$4.50')
  const count = results().length
  expect(screen.getByRole('status').textContent).toBe(count === 1 ? '1 dish matches.' : `${count} dishes match.`)
  expect(screen.queryByText(/Type a dish/)).toBeNull()
})

it('an empty result shows a message and a button to clear the field; Enter does nothing, and remembers nothing', async () => {
  await show('xyzzy')
  press('Enter')
  expect([place(), kept()]).toEqual(['/', []])
  expect(screen.getByText('No dishes match')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('0 dishes match.')
  tap('Search for something else')
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByText('No dishes match')).toBeNull()
})

describe('the keyboard', () => {
  it('arrows go through the results and no further, and lead back to the field, whose cursor they do not move', async () => {
    await show('lime')
    const links = results()
    expect(links.length).toBeGreaterThan(2)
    press('ArrowUp')
    expect(document.activeElement).toBe(field())
    expect([press('Home'), press('ArrowDown')]).toEqual([true, false])
    press('ArrowDown')
    expect(document.activeElement).toBe(links[1])
    press('ArrowUp')
    expect(document.activeElement).toBe(links[0])
    press('ArrowUp')
    expect(document.activeElement).toBe(field())
    for (let count = 0; count < 50; count++) press('ArrowDown')
    expect(document.activeElement).toBe(links.at(-1))
    for (const key of ['ArrowUp', 'ArrowDown']) {
      screen.getByRole('button', { name: 'Close search' }).focus()
      press(key)
      expect(document.activeElement).toBe(field())
    }
  })

  it('Enter in the field opens the first result and remembers the search; the address follows typing no more', async () => {
    await show()
    type(' Lemonade ')
    const path = results()[0]!.getAttribute('href')
    expect(path).toContain('/item/tamarind-lemonade')
    expect(press('Enter')).toBe(false)
    expect(onQuery.mock.calls).toEqual([[' Lemonade ']])
    type('lemonades')
    await waitFor(() => expect(place()).toBe(path))
    expect(kept()).toEqual(['Lemonade'])
    await later(400)
    expect(onQuery).toHaveBeenCalledOnce()
  })

  it('Enter is left to the result or button with the focus; a result that is tapped opens, and the search is kept', async () => {
    await show('lime')
    for (const element of [results()[1]!, screen.getByRole('button', { name: 'Close search' })]) {
      element.focus()
      expect(press('Enter')).toBe(true)
    }
    expect([place(), kept()]).toEqual(['/', []])
    const path = results()[1]!.getAttribute('href')
    fireEvent.click(results()[1]!)
    await waitFor(() => expect(place()).toBe(path))
    expect(kept()).toEqual(['lime'])
  })

  it('Escape closes, and so does the button: the address does not follow the typing after that', async () => {
    await show()
    type('lemonade')
    press('Escape')
    expect(onClose).toHaveBeenCalledOnce()
    tap('Close search')
    expect(onClose).toHaveBeenCalledTimes(2)
    await later(400)
    expect(onQuery).not.toHaveBeenCalled()
  })
})

it('a search without a result opened is not remembered', async () => {
  await show()
  type('lime')
  await later(300)
  expect(onQuery.mock.calls).toEqual([['lime']])
  expect(kept()).toEqual([])
})

it('recent searches are shown while nothing is typed, searched for again by a tap, and cleared on request', async () => {
  localStorage.setItem('recentSearches', '["lime","ramen"]')
  await show()
  expect(recent()).toEqual(['lime', 'ramen'])
  tap('ramen')
  expect(field().value).toBe('ramen')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByText('Recent searches')).toBeNull()
  expect(results().length).toBeGreaterThan(0)
  type(' ')
  expect(recent()).toEqual(['lime', 'ramen'])
  tap('Forget them')
  expect(screen.queryByText('Recent searches')).toBeNull()
  expect(localStorage.getItem('recentSearches')).toBeNull()
  expect(document.activeElement).toBe(field())
})

const startHere = () => within(screen.getByRole('list', { name: 'Start here' })).getAllByRole('link')

it('before anything is typed there are the sections and popular dishes, which arrows reach', async () => {
  await show()
  const links = within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(sections.map(({ name }) => name))
  expect(links[1]!.getAttribute('href')).toBe('/#noodles-soups')
  expect(startHere()).toHaveLength(6)
  expect(startHere().every((link) => dishes.get(link.getAttribute('href')!.split('/').at(-1)!)?.popular)).toBe(true)
  press('ArrowDown')
  expect(document.activeElement).toBe(links[0])
  type('lime')
  expect(screen.queryByRole('list', { name: 'Start here' })).toBeNull()
})

it('without a match it offers other dishes, and keeps no search for one of them', async () => {
  await show('xyzzy')
  const path = startHere()[0]!.getAttribute('href')
  fireEvent.click(startHere()[0]!)
  await waitFor(() => expect(place()).toBe(path))
  expect([kept(), onQuery.mock.calls]).toEqual([[], []])
})

it('a dish that is sold out shows that in place of its price', async () => {
  const [first] = dishes.values()
  dishes.set(first!.id, { ...first!, soldOut: true })
  await show(first!.name)
  expect(results()[0]!.textContent).toContain('Sold out')
  dishes.set(first!.id, first!)
})

it('a dish with a content says what a liter costs, as on its card', async () => {
  const lassi = dishes.get('mango-lassi')!
  dishes.set('mango-lassi', { ...lassi, price: 500, content: { amount: 0.5, unit: 'L' }, deposit: 25 })
  onTestFinished(() => void dishes.set('mango-lassi', lassi))
  await show()
  type('lassi')
  const [found] = results()
  expect(within(found!).getByText('0.5 L · $10.00/L · plus $0.25 deposit')).toBeTruthy()
})
