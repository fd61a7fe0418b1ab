// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../api/query-client'
import { restaurantQueries } from '../api/queries/restaurant'
import type { MenuList, Restaurant } from '../api/types'
import { createSandbox } from '../sandbox/sandbox'
import { beginWith, drawnHere, isAsDrawn, type Drawn } from './drawn'

const at = Date.UTC(2026, 10, 20)
const menus: MenuList = createSandbox().context.catalog.list(at)
const profile = { name: 'Tamarind <Row>', status: null } as unknown as Restaurant
const place = (address: string) => new URL(address, 'http://shop') as unknown as Location

function hold(drawn: Drawn) {
  const block = document.createElement('script')
  Object.assign(block, { id: 'drawn', type: 'application/json', textContent: JSON.stringify(drawn) })
  document.body.append(block)
}

beforeEach(() => queryClient.clear())
afterEach(() => document.body.replaceChildren())

describe('the data a page was prerendered from', () => {
  it('is read only at its own address, and is null where the page holds none', () => {
    expect(drawnHere(place('/menu'))).toBeNull()
    hold({ path: '/menu', at, profile, menus })
    expect(drawnHere(place('/menu?menu=breakfast'))).toEqual({ path: '/menu', at, profile, menus })
    expect(drawnHere(place('/'))).toBeNull()
  })

  it.each([
    ['/menu', true],
    ['/menu?utm_source=flyer#drinks', true],
    ['/menu?menu=breakfast', false],
    ['/menu?search=soup', false],
  ])('fits the address %s: %s', (address, isMeant) => expect(isAsDrawn(place(address))).toBe(isMeant))
})

it('the cache starts with the data of the page, at its age, to be read again as soon as it is shown', () => {
  beginWith({ at, profile, menus })
  for (const [options, data] of [
    [restaurantQueries.profile(), profile],
    [restaurantQueries.menus(), menus],
  ] as const) {
    expect(queryClient.getQueryData<unknown>(options.queryKey)).toEqual(data)
    const state = queryClient.getQueryState(options.queryKey)
    expect([state?.dataUpdatedAt, state?.isInvalidated]).toEqual([at, true])
  }
})

it('a page without a menu leaves the menu to be read', () => {
  beginWith({ at, profile })
  expect(queryClient.getQueryData(restaurantQueries.menus().queryKey)).toBeUndefined()
})
