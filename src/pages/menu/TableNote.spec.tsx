import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { guestsShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { tableTaken } from '../../stores/table'
import { TableNote } from './TableNote'

const shop = guestsShop()

const calls = () => shop.requests('/tables/')
const stored = () => localStorage.getItem('table')
const said = (id: string) => screen.findByText((words) => words.startsWith(`There is no table ${id} here.`))
const show = (query: string) => shop.show(<TableNote />, `/menu?${query}`)

it('a table that exists is remembered, and only its parameter leaves the address', async () => {
  show('menu=all-day&table=12#drinks')
  await waitFor(() => expect(shop.place()).toBe('/menu?menu=all-day#drinks'))
  expect(stored()).toContain('"12"')
})

it.each([
  ['99', 1],
  ['a b', 1],
  ['..', 0],
  ['.', 0],
  ['..%2Fmenus', 0],
])(
  'a table that does not exist, %s, is said after %i calls, and the table before it is forgotten',
  async (id, asked) => {
    act(() => tableTaken({ id: '12', name: '12' }))
    show(`table=${encodeURIComponent(id)}`)
    await said(id)
    await quiet()
    expect(calls()).toBe(asked)
    const others = shop.sandbox.context.requestLog.filter(({ path }) => !path.includes('/tables/'))
    expect(others.map(({ path }) => path)).toEqual(['/api/v1/restaurants/tamarind-row'])
    expect(stored()).toBeNull()
  },
)

it('a restaurant that brings nothing to tables is not asked for one', async () => {
  const { tables: _, ...profile } = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.client.setQueryData<object>(restaurantQueries.profile().queryKey, profile)
  show('table=12')
  await quiet()
  expect(calls()).toBe(0)
  expect(shop.place()).toBe('/menu?table=12')
})
