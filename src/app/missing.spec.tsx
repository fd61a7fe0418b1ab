import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { altered } from '../../tests/setup/altered'
import { expectLog } from '../../tests/setup/log'
import { createShop, quiet, type Shop } from '../../tests/setup/shop'
import type { MenuList, Order, Restaurant, Tracking } from '../api/types'
import { receive } from '../sandbox/rules/payments'
import { AppRoutes } from './AppRoutes'

vi.setConfig({ testTimeout: 30_000 })

let shop: Shop
beforeEach(() => {
  shop = createShop()
})

const PROFILE = '/restaurants/tamarind-row'
/** The API sends an invalid profile until the returned function is called. */
const malformedProfile = () => {
  expectLog(/Failed to load the restaurant/)
  let isMended = false
  altered(PROFILE, (profile) => (isMended ? profile : { oops: true }))
  return () => void (isMended = true)
}
const failedProfile = () => {
  expectLog(/Failed to load the restaurant/)
  altered(PROFILE, () => undefined)
}
const open = async (path: string) => {
  shop.show(<AppRoutes />, path)
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 20_000 })
  await quiet()
}
const main = () => within(screen.getByRole('main'))
const footer = () => screen.getByRole('contentinfo').textContent

describe('without the profile', () => {
  it.each([
    ['failed', failedProfile],
    ['is malformed', () => malformedProfile()],
  ])('which %s, the menu shows its prices, and what is missing', async (_, begin) => {
    begin()
    await open('/menu')
    const dish = await main().findByRole('article', { name: 'Tamarind lemonade' })
    expect(dish.textContent).toContain('$4.50')
    expect(main().getByText('Our hours could not be loaded.')).toBeTruthy()
    expect(footer()).toContain('Our hours and address could not be loaded.')
  })

  it('the menu reads the profile again when asked to', async () => {
    const mend = malformedProfile()
    await open('/menu')
    mend()
    fireEvent.click(main().getByRole('button', { name: 'Try again' }))
    expect(await main().findAllByText(/^Open until/)).toHaveLength(1)
    await waitFor(() => expect(footer()).toContain('Today'))
    expect(main().queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('a dish can be opened and has its price', async () => {
    malformedProfile()
    await open('/menu/all-day/item/tamarind-lemonade')
    expect(await main().findByRole('button', { name: 'Add to cart · $4.50' })).toBeTruthy()
  })

  it('no price is shown in a wrong currency when the menu has none', async () => {
    malformedProfile()
    altered<MenuList>('/menus', ({ menus }) => ({ menus }))
    await open('/menu')
    const dish = await main().findByRole('article', { name: 'Tamarind lemonade' })
    expect(dish.textContent).not.toMatch(/\d\.\d\d/)
  })

  it.each(['/contact', '/about'])('%s shows an error, and is rendered when tried again', async (path) => {
    const mend = malformedProfile()
    await open(path)
    await main().findByRole('heading', { level: 1, name: 'This page could not be loaded' })
    mend()
    fireEvent.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Contact|About/))
  })

  it('home shows the dishes, and that the address is missing', async () => {
    malformedProfile()
    await open('/')
    expect((await main().findAllByRole('article')).length).toBeGreaterThan(3)
    expect(main().getByRole('heading', { name: 'Our address could not be loaded' })).toBeTruthy()
    expect(document.querySelectorAll('[aria-hidden=true][class*=bone]')).toHaveLength(0)
  })
})

describe('F17 an empty 500 shows an error, never success', () => {
  const API = 'GET /api/v1/restaurants/tamarind-row'
  it.each([
    [`${API}/menus`, '/menu', 'The menu could not be loaded'],
    ['/items/hand-pulled-noodles', '/menu/all-day/item/hand-pulled-noodles', 'The dish could not be loaded'],
    [API, '/about', 'This page could not be loaded'],
  ])('in answer to %s, %s shows it, and is rendered when tried again', async (match, path, words) => {
    expectLog(/Failed to load/)
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match })
    await open(path)
    expect((await main().findByRole('alert')).textContent).toContain(words)
    shop.sandbox.context.scenarios.clear()
    fireEvent.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(words))
    expect(main().queryByText(words)).toBeNull()
  })
})

it('a menu response with something missing shows a message when it holds no menu, and can be read again', async () => {
  altered('/menus', () => ({ menus: [] }))
  await open('/menu')
  expect(await main().findByRole('heading', { name: 'There is no menu right now' })).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Loading the menu' })).toBeNull()
  altered('/menus', () => ({ menus: [{ id: 'new', name: 'New', sections: [] }] }))
  fireEvent.click(main().getByRole('button', { name: 'Try again' }))
  expect(await main().findByText('There are no dishes on this menu right now.')).toBeTruthy()
})

it('a menu response with something missing shows a message at home too when it holds no menu', async () => {
  altered('/menus', () => ({ menus: [] }))
  await open('/')
  expect(await main().findByText('There is no menu to be shown right now.')).toBeTruthy()
})

it('a menu response with something missing shows the other dishes and a message when one dish is invalid', async () => {
  altered<MenuList>('/menus', ({ menus: [first, ...others] }) => {
    const [section, ...rest] = first!.sections
    const items = section!.items.map((item, at) => (at === 0 ? { ...item, price: 'dear' } : item))
    return { menus: [{ ...first, sections: [{ ...section, items }, ...rest] }, ...others] }
  })
  await open('/menu')
  expect(await main().findByText('Some of the menu could not be loaded.')).toBeTruthy()
  expect(main().getAllByRole('article').length).toBeGreaterThan(50)
})

describe.each(['09:00:00', '9:00', '25:00', 900])('hours like %j', (opens) => {
  const wrongHours = () =>
    altered<Restaurant>(PROFILE, ({ hours, ...rest }) => ({
      ...rest,
      hours: hours.map((day) => ({ ...day, periods: [{ opens, closes: '22:00' }] })),
    }))

  it.each(['/', '/menu', '/contact', '/login', '/nothing'])(
    'leave %s working, and only those hours are missing',
    async (path) => {
      wrongHours()
      await open(path)
      expect(footer()).toContain('Open until 11:30')
      expect(footer()).not.toContain('Today')
      expect(footer()).toContain('Some of our details could not be loaded.')
      if (path === '/contact') expect(main().getByText('Friday').parentElement?.textContent).toMatch(/Not known$/)
    },
  )
})

const ordered = async () => {
  shop.signIn()
  const id = await shop.order('PAID')
  receive(shop.sandbox.context.state.orders[0]!, shop.sandbox.context)
  return id
}
const withoutZone = <Body extends object>(body: Body) => ({ ...body, timeZone: undefined })
const READY = /^Received · ready around (\w{3} )?1:25 PM\b/
const NAMED = /^Received · ready around (\w{3} )?6:25 PM UTC$/

it.each([
  ['the customer, in the zone it names', false, false, READY],
  ['the customer, in a zone that is named', false, true, NAMED],
  ['anyone who has the link, in its zone', true, false, READY],
  ['anyone who has the link, in UTC, and says so', true, true, NAMED],
])('the times of an order do not need the profile: they are told to %s', async (_, isByLink, isOld, words) => {
  const id = await ordered()
  const { state } = shop.sandbox.context
  if (isByLink) {
    localStorage.clear()
    shop = createShop()
    Object.assign(shop.sandbox.context.state, state)
  }
  if (isOld) altered<Order | Tracking>(isByLink ? '/tracking' : `/orders/${id}`, withoutZone)
  malformedProfile()
  await open(`/track-order?orderId=${id}${isByLink ? `&token=${state.orders[0]!.trackingToken}` : ''}`)
  await waitFor(() => expect(main().getAllByRole('status')[0]!.textContent).toMatch(words))
})

it.each(['/account/orders', '/account/notifications', '/account/favorites'])(
  'the times of an order do not leave %s a skeleton forever without the profile',
  async (path) => {
    await ordered()
    malformedProfile()
    await open(path)
    await waitFor(() => expect(document.querySelectorAll('[class*=bone]')).toHaveLength(0))
    if (path !== '/account/orders') return
    expect(main().getByText('Received')).toBeTruthy()
    expect(main().getByText(/^ready around (\w{3} )?1:25 PM\b/)).toBeTruthy()
  },
)
