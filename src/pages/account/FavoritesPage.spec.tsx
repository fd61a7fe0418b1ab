import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CUSTOMER, customersShop } from '../../../tests/setup/shop'
import { FavoritesPage } from './FavoritesPage'

const shop = customersShop()

const popular = () => screen.queryByRole('region', { name: 'Most ordered this week' })

it('the page without favorites has its title, a way to the menu, and dishes to begin with', async () => {
  shop.show(<FavoritesPage />, '/account/favorites')
  expect(await screen.findByRole('heading', { level: 2, name: 'No favorites yet' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Favorites' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse the menu' }).getAttribute('href')).toBe('/menu')
  await waitFor(() => expect(within(popular()!).getAllByRole('article')).toHaveLength(6))
})

it('favorites leave room for other dishes while they are few', async () => {
  const { state } = shop.sandbox.context
  const favorite = (id: string) => ({
    id,
    menuItemId: 'charred-corn-ribs',
    servingQuantityId: 'none',
    customOptionGroups: [],
  })
  state.favorites = { [CUSTOMER]: ['a', 'b', 'c', 'd'].map(favorite) }
  shop.show(<FavoritesPage />, '/account/favorites')
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: 'Charred corn ribs' })).toHaveLength(4))
  expect(within(popular()!).getAllByRole('article')).toHaveLength(6)
  expect(within(popular()!).queryByRole('article', { name: 'Charred corn ribs' })).toBeNull()
  state.favorites[CUSTOMER]!.push(favorite('e'))
  await act(() => shop.client.invalidateQueries())
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: 'Charred corn ribs' })).toHaveLength(5))
  expect(popular()).toBeNull()
})

it('a favorite that has nothing to choose says what the dish is', async () => {
  const favorite = { id: 'a', menuItemId: 'mango-lassi', servingQuantityId: 'none', customOptionGroups: [] }
  shop.sandbox.context.state.favorites = { [CUSTOMER]: [favorite] }
  shop.show(<FavoritesPage />, '/account/favorites')
  const row = within(await screen.findByRole('listitem', { name: 'Mango lassi' }))
  expect(await row.findByText(/mango/)).toBeTruthy()
})

it('a favorite says what a liter costs and its deposit, of the size that is kept', async () => {
  shop.sandbox.context.catalog.change('mango-lassi', (item) =>
    Object.assign(item, {
      deposit: 15,
      servings: [
        { id: 'small', name: 'Small', price: 300, content: { amount: 300, unit: 'ML' } },
        { id: 'large', name: 'Large', price: 500, content: { amount: 0.5, unit: 'L' }, deposit: 25 },
      ],
    }),
  )
  const favorite = (servingQuantityId: string) => ({
    id: servingQuantityId,
    menuItemId: 'mango-lassi',
    servingQuantityId,
  })
  shop.sandbox.context.state.favorites = {
    [CUSTOMER]: [favorite('large'), favorite('small')].map((one) => ({ ...one, customOptionGroups: [] })),
  }
  shop.show(<FavoritesPage />, '/account/favorites')
  expect(await screen.findByText('0.5 L · $10.00/L · plus $0.25 deposit')).toBeTruthy()
  expect(screen.getByText('300 mL · $10.00/L · plus $0.15 deposit')).toBeTruthy()
})
