import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
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

describe('a table that does not exist', () => {
  it.each(['99', 'a b'])('%s is said, and the table before it is forgotten', async (id) => {
    act(() => tableTaken({ id: '12', name: '12' }))
    show(`table=${encodeURIComponent(id)}`)
    await said(id)
    expect(calls()).toBe(1)
    expect(stored()).toBeNull()
  })

  it.each(['..', '.', '..%2Fmenus'])('%s is said without a call', async (id) => {
    act(() => tableTaken({ id: '12', name: '12' }))
    show(`table=${encodeURIComponent(id)}`)
    await said(id)
    await quiet()
    expect(shop.sandbox.context.requestLog.map(({ path }) => path)).toEqual(['/api/v1/restaurants/tamarind-row'])
    expect(stored()).toBeNull()
  })
})

it('a restaurant that brings nothing to tables is not asked for one', async () => {
  const { tables: _, ...profile } = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.client.setQueryData<object>(restaurantQueries.profile().queryKey, profile)
  show('table=12')
  await quiet()
  expect(calls()).toBe(0)
  expect(shop.place()).toBe('/menu?table=12')
})
