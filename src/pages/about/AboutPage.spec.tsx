import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { AboutPage } from './AboutPage'

const open = async (change: object = {}) => {
  const shop = createShop()
  const restaurant = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.client.setQueryData(restaurantQueries.profile().queryKey, { ...restaurant, ...change })
  shop.show(<AboutPage />)
  await quiet()
}
const pictures = () => document.querySelectorAll('section img')

it('a fact is set in large type as far as its first comma, and is read as one text', async () => {
  await open({ facts: [{ label: 'Seats', value: '38, nine at the counter, four outside' }] })
  const fact = screen.getByText('Seats').parentElement!.querySelector('dd')!
  expect(fact.textContent).toBe('38, nine at the counter, four outside')
  expect(fact.querySelector('small')!.textContent).toBe(', nine at the counter, four outside')
})

it('dishes of the menu are beside the words', async () => {
  await open()
  expect(pictures().length).toBeGreaterThan(0)
})

it('no room is kept for the dishes of a restaurant without pictures', async () => {
  await open({ heroImageUrls: [] })
  expect(pictures()).toHaveLength(0)
  const words = screen.getByRole('heading', { level: 1 }).parentElement!
  expect(words.parentElement!.children).toHaveLength(2)
})

it.each([
  [['We cook.'], [], 0],
  [[], [{ label: 'Seats', value: '38' }], 0],
  [[], [], 1],
])(
  'with the story %j and the facts %j nothing is empty: address and hours stand in for both',
  async (story, facts, hours) => {
    await open({ story, facts })
    expect(screen.queryAllByRole('heading', { name: 'Hours' })).toHaveLength(hours)
    expect(document.querySelectorAll('[class*=body] :is(dl, div):empty')).toHaveLength(0)
  },
)
