import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { customersShop } from '../../../tests/setup/shop'
import { PaymentMethodsPage } from './PaymentMethodsPage'
import { PointsPage } from './PointsPage'
import { SavedAddressesPage } from './SavedAddressesPage'

const shop = customersShop()

it.each([
  ['addresses', '/addresses', SavedAddressesPage, 'heading', 'No saved addresses yet'],
  ['cards', '/payment-methods', PaymentMethodsPage, 'heading', 'No saved cards yet'],
  ['points', '/points', PointsPage, 'region', 'Balance'],
] as const)('%s that cannot be read can be tried again', async (what, match, Page, role, name) => {
  expectLog(new RegExp(`Failed to load your ${what}`))
  shop.fail(match)
  shop.show(<Page />)
  await screen.findByRole('heading', { name: `Your ${what} could not be loaded` })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole(role, { name })).toBeTruthy()
})
