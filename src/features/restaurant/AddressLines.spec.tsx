import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { AddressLines } from './AddressLines'

const EMPTY = { line1: '', city: '', region: '', postalCode: '', country: '' }

it.each([
  ['no address', { address: null, location: null }, 2],
  ['an empty address', { address: EMPTY, location: null }, 2],
  ['no address, phone and mail', { address: null, phone: '', email: '' }, 0],
  ['all of them', {}, 3],
])('a restaurant with %s has no link that leads nowhere', async (_, change, links) => {
  const shop = createShop()
  const restaurant = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.show(<AddressLines restaurant={{ ...restaurant, ...change }} />)
  await quiet()
  expect(screen.queryAllByRole('link')).toHaveLength(links)
})
