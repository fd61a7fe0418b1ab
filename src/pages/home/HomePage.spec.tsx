import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { HomePage } from './HomePage'

it.each([
  [['We cook.'], 1],
  [[], 0],
])('with the story %j, %i links lead to it', async (story, links) => {
  const shop = createShop()
  const restaurant = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.client.setQueryData(restaurantQueries.profile().queryKey, { ...restaurant, story })
  shop.show(<HomePage />)
  await quiet()
  expect(screen.queryAllByRole('link', { name: 'Read our story' })).toHaveLength(links)
})
