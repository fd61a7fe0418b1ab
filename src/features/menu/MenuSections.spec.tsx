import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Menu } from '../../api/types'
import { createCatalog } from '../../sandbox/rules/catalog'
import { dish, option, pickOne } from '../../../tests/setup/dishes'
import { restaurant } from '../../sandbox/seed/restaurant'
import type { SeedItem } from '../../sandbox/seed/types'
import { quantitiesChanged } from '../../stores/quantities'
import { filtersChanged, useMenuFilters, type MenuFilters } from '../../stores/menu-filters'
import { dishesOf, type Dish } from './dish-index'
import { MenuSections } from './MenuSections'

/** The one observer of the page: it says what is near when it is told to. */
const watched = new Set<Element>()
let tell: IntersectionObserverCallback
let ahead: string | undefined
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      tell = callback
      ahead = options?.rootMargin
    }
    observe = (element: Element) => void watched.add(element)
    unobserve = (element: Element) => void watched.delete(element)
  },
)
const bands = () => [...watched]
const say = (band: Element, isIntersecting: boolean) =>
  act(() =>
    tell([{ target: band, isIntersecting } as unknown as IntersectionObserverEntry], {} as IntersectionObserver),
  )
const cardsOf = (band: Element) => within(band as HTMLElement).queryAllByRole('article')
const placesOf = (band: Element) => band.querySelectorAll(':scope > span[aria-hidden]').length
const roomOf = (band: Element) => Number((band as HTMLElement).style.getPropertyValue('--cards'))
const drawn = () => screen.queryAllByRole('article').length

const milk = option('Whole milk', 0, { defaultQuantity: 1, allergens: ['MILK', 'SOY'] })
const plain = (name: string, rest: Partial<SeedItem> = {}): SeedItem => ({
  ...dish({ name, description: '', picture: 'row-curry', price: 500 }),
  ...rest,
})
const many = (count: number, of = 'Bowl') => Array.from({ length: count }, (_, index) => plain(`${of} ${index}`))
const onAdd = vi.fn<(one: Dish) => boolean>()
const onOpen = vi.fn<(path: string, state?: object) => void>()
const onTakeOut = vi.fn<(one: Dish) => void>()
/** A card has rendered. */
const onCard = vi.fn()

const watchedDish = (one: Dish) =>
  new Proxy(one, { get: (of, key) => (key === 'requiresChoice' && onCard(), Reflect.get(of, key)) as unknown })

function Screen({ menu }: { menu: Menu }) {
  return (
    <MenuSections
      menu={menu}
      at={null}
      isChosen={false}
      dishes={new Map(dishesOf([menu]).map((one) => [one.id, watchedDish(one)]))}
      filters={useMenuFilters()}
      currency="USD"
      timeZone="America/New_York"
      onAdd={onAdd}
      onIntent={() => {}}
      onOpen={onOpen}
      onTakeOut={onTakeOut}
    />
  )
}

function show(sections: SeedItem[][], filters: Partial<MenuFilters> = {}, quantities: Record<string, number> = {}) {
  filtersChanged(filters)
  const items = sections.map((own, index) => ({ id: `section-${index}`, name: `Section ${index}`, items: own }))
  const catalog = createCatalog({ menus: [{ id: 'menu', name: 'Menu', sections: items }] }, restaurant)
  const [menu] = catalog.list(Date.now()).menus
  quantitiesChanged(quantities)
  render(<Screen menu={menu!} />, { wrapper: MemoryRouter })
}
const hidden = () => screen.getByRole('status').textContent

beforeEach(() => {
  filtersChanged({ diets: [], spicy: false, avoid: [] })
  watched.clear()
})

it('a menu of up to 150 dishes is rendered whole, wherever it is', () => {
  show([many(100), many(50, 'Soup')])
  expect(drawn()).toBe(150)
  bands().forEach((band) => say(band, false))
  expect(drawn()).toBe(150)
})

describe('a menu of more than 150 dishes', () => {
  it('renders only the first band when it opens; every other dish keeps its room', () => {
    show([many(30), many(121, 'Soup')])
    expect(ahead).toBe('1200px 0px')
    expect(bands().map((band) => cardsOf(band).length)).toEqual([12, ...Array<number>(13).fill(0)])
    expect(bands().map(roomOf)).toEqual([12, 12, 6, ...Array<number>(10).fill(12), 1])
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })

  it('renders a band when it comes near, and keeps only its room when it is far', async () => {
    show([many(151)])
    const [first, second] = bands()
    say(second!, true)
    expect([cardsOf(second!).length, placesOf(second!)]).toEqual([0, 12])
    await waitFor(() => expect([cardsOf(second!).length, placesOf(second!)]).toEqual([12, 0]))
    expect(cardsOf(second!)[0]?.getAttribute('aria-label')).toBe('Bowl 12')
    say(first!, false)
    expect([cardsOf(first!).length, placesOf(first!), roomOf(first!), drawn()]).toEqual([0, 0, 12, 12])
  })

  it('keeps the band with the focus rendered, until it loses the focus', () => {
    show([many(151)])
    const [first] = bands()
    const link = within(first as HTMLElement).getByRole('link', { name: 'Bowl 3' })
    link.focus()
    say(first!, false)
    expect(document.activeElement).toBe(link)
    link.blur()
    say(first!, false)
    expect(cardsOf(first!)).toEqual([])
  })

  it('renders all dishes when the filters leave few enough', () => {
    show([[...many(151), plain('Salad', { diets: ['VEGAN'] })]], { diets: ['VEGAN'] })
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Salad'])
    act(() => filtersChanged({ diets: [], spicy: false, avoid: [] }))
    expect(bands().reduce((sum, band) => sum + roomOf(band), 0)).toBe(152)
  })
})

describe('filters', () => {
  const menu = [
    [plain('Salad', { diets: ['VEGAN'] }), plain('Roast'), plain('Curry', { spiceLevel: 2 })],
    [plain('Cake', { allergens: ['EGG'] })],
  ]

  it.each<[Partial<MenuFilters>, string, number]>([
    [{ avoid: ['EGG'] }, '1 dish hidden by your filters', 3],
    [{ spicy: true }, '3 dishes hidden by your filters', 1],
  ])('with %o: %s, in all and in a section where none is left', (filters, text, left) => {
    show(menu, filters)
    expect([hidden(), drawn()]).toEqual([text, left])
    expect(screen.getByRole('region', { name: 'Section 1' }).textContent).toContain('1 dish hidden by your filters')
    expect(screen.getByRole('region', { name: 'Section 0' }).textContent).not.toContain('hidden')
    expect(screen.queryByText('Show all dishes')).toBeNull()
  })

  it('can be cleared when no dish fits', async () => {
    show(menu, { diets: ['VEGAN'], spicy: true })
    await screen.findByText('No dish fits all of your filters.')
    expect([hidden(), drawn()]).toEqual(['4 dishes hidden by your filters', 0])
    fireEvent.click(screen.getByRole('button', { name: 'Show all dishes' }))
    expect([hidden(), drawn()]).toEqual(['', 4])
    expect(screen.queryByText('No dish fits all of your filters.')).toBeNull()
  })

  it('say where allergens are changed when each dish has one that is avoided', async () => {
    show([[plain('Cake', { allergens: ['EGG'] })]], { avoid: ['EGG'] })
    await screen.findByText('Every dish here contains what you avoid. You can change that under Allergens.')
    expect(screen.queryByText('Show all dishes')).toBeNull()
  })

  it('hide a dish with spelt from who avoids gluten, and one with gluten from who avoids wheat', () => {
    const dishes = [plain('Spelt roll', { allergens: ['SPELT'] }), plain('Beer bread', { allergens: ['GLUTEN'] })]
    show([[...dishes, plain('Rye bread', { allergens: ['RYE'] }), plain('Rice')]], { avoid: ['GLUTEN'] })
    const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))
    expect(shown()).toEqual(['Rice'])
    act(() => filtersChanged({ avoid: ['WHEAT'] }))
    expect(shown()).toEqual(['Rye bread', 'Rice'])
    act(() => filtersChanged({ avoid: ['TREE_NUTS'] }))
    expect(shown()).toEqual(['Spelt roll', 'Beer bread', 'Rye bread', 'Rice'])
  })

  it('do not hide a dish for an option: that is named, with what is avoided', async () => {
    const latte = plain('Latte', {
      optionGroups: [pickOne('Milk', [milk, option('Oat milk')])],
      diets: ['VEGETARIAN'],
      popular: true,
    })
    show([[latte]], { avoid: ['MILK'] })
    await screen.findByText('Comes with Whole milk (milk)')
    expect(screen.queryByText('Popular')).toBeNull()
    act(() => filtersChanged({ diets: [], spicy: false, avoid: [] }))
    expect(screen.queryByText(/Comes with/)).toBeNull()
    expect(screen.getByText('Vegetarian')).toBeTruthy()
    expect(screen.getByText('Popular')).toBeTruthy()
  })

  it('leave the age limit and the alcohol on a card that warns, where its other signs go', async () => {
    const more = { minimumAge: 18, alcoholPercent: 15, diets: ['VEGETARIAN' as const], spiceLevel: 2 }
    show([[plain('Irish coffee', { optionGroups: [pickOne('Milk', [milk])], ...more })]], { avoid: ['MILK'] })
    await screen.findByText('Comes with Whole milk (milk)')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^15% /),
      '18+From age 18',
    ])
  })
})

it('a card shows how many are in the cart, and stays popular; sold out comes before', () => {
  const items = [plain('Tea', { popular: true }), plain('Pie', { soldOut: true }), plain('Soup', { popular: true })]
  show([items], {}, { tea: 2, pie: 1 })
  const badge = (name: string) =>
    screen.getByRole('article', { name }).textContent.match(/Sold out|\d in cart|Popular/g)
  expect(['Tea', 'Pie', 'Soup'].map(badge)).toEqual([['Popular', '2 in cart'], ['Sold out'], ['Popular']])
  fireEvent.click(screen.getByRole('button', { name: 'Add Tea to cart' }))
  expect(onAdd.mock.calls.map(([{ id }]) => id)).toEqual(['tea'])
  expect(screen.queryByRole('button', { name: 'Add Pie to cart' })).toBeNull()
})

it('a card opens its page; with a key held the browser follows its link', () => {
  show([[plain('Tea')]])
  const link = screen.getByRole('link', { name: 'Tea' })
  const isLeftToBrowser = (keys: MouseEventInit) => {
    let isLeft = false
    const end = (click: Event) => {
      isLeft = !click.defaultPrevented
      click.preventDefault()
    }
    document.addEventListener('click', end, { once: true })
    fireEvent.click(link, keys)
    return isLeft
  }
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isLeftToBrowser({ [key]: true }), key).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  expect(isLeftToBrowser({})).toBe(false)
  const path = '/menu/menu/section/section-0/item/tea'
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(path, { over: true })
  expect(link.getAttribute('href')).toBe(path)
})

it('no card renders again when the address changes', () => {
  const items = many(3).map((item) => ({ ...item, id: item.name }))
  const catalog = createCatalog(
    { menus: [{ id: 'menu', name: 'Menu', sections: [{ id: 'all', name: 'All', items }] }] },
    restaurant,
  )
  const sections = <Screen menu={catalog.list(Date.now()).menus[0]!} />
  render(
    <MemoryRouter>
      {sections}
      <Link to="/about">About</Link>
    </MemoryRouter>,
  )
  expect(onCard).toHaveBeenCalledTimes(3)
  fireEvent.click(screen.getByRole('link', { name: 'About' }))
  expect(onCard).toHaveBeenCalledTimes(3)
})

it('a section is set by how many of its dishes have a picture, with or without filters', () => {
  const photo = { imageUrl: '/photo.jpg' }
  const vegan = plain('Salad', { diets: ['VEGAN'], imageUrl: null })
  show([[plain('Tea', photo), plain('Pie', photo)], [plain('Soup', photo), vegan], [{ ...vegan, id: 'other' }]])
  const set = (section: string) =>
    screen.getByRole('region', { name: section }).querySelector('[data-pictures]')?.getAttribute('data-pictures')
  const all = () => ['Section 0', 'Section 1', 'Section 2'].map(set)
  expect(all()).toEqual(['all', 'some', 'none'])
  act(() => filtersChanged({ diets: ['VEGAN'] }))
  expect(all()).toEqual([undefined, 'some', 'none'])
})
