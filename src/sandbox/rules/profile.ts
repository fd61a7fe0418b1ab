import type { Schemas } from '../../api/types'
import { addressesOf } from './addresses'
import { cardsOf } from './cards'
import { cartOf } from './cart'
import { favoritesOf } from './favorites'
import { purchasesOf, purchaseView } from './gift-card-purchases'
import { giftCardsOf } from './gift-cards'
import { changeGroup, hostedBy } from './group-orders'
import type { SandboxContext } from '../context'
import { notificationsOf, preferencesOf } from './notifications'
import { ordersOf, orderView } from './orders'
import { pointsOf } from './points'
import { Refusal } from '../refusal'
import type { Customer } from '../state'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** @throws Refusal 422 with a message for each field that is wrong */
export function checkDetails({
  firstName,
  lastName,
  email,
}: Pick<Schemas['Profile'], 'firstName' | 'lastName' | 'email'>) {
  const errors = [
    ...(firstName.trim() ? [] : [{ pointer: '/firstName', message: 'Please enter your first name.' }]),
    ...(lastName.trim() ? [] : [{ pointer: '/lastName', message: 'Please enter your last name.' }]),
    ...(EMAIL.test(email) ? [] : [{ pointer: '/email', message: 'Please enter a valid email address.' }]),
  ]
  if (errors.length > 0) throw new Refusal(422, 'INVALID_DETAILS', 'Please check your details.', errors)
}

export const profileOf = ({ firstName, lastName, email, phone, marketing = false }: Customer): Schemas['Profile'] => ({
  ...{ firstName, lastName, email, phone, marketing },
})

export function updateProfile(customer: Customer, request: Schemas['ProfileRequest']): Schemas['Profile'] {
  checkDetails(request)
  const { firstName, lastName, email, marketing } = request
  Object.assign(customer, { firstName, lastName, email, marketing })
  return profileOf(customer)
}

export const avoidedBy = ({ avoid = [] }: Customer): Schemas['AvoidedAllergens'] => ({ avoid })

export function setAvoided(customer: Customer, { avoid }: Schemas['AvoidedAllergens']): Schemas['AvoidedAllergens'] {
  customer.avoid = [...new Set(avoid)]
  return avoidedBy(customer)
}

/** All data the sandbox stores about a customer. */
export const exportOf = (customer: Customer, context: SandboxContext) => ({
  profile: profileOf(customer),
  customerSince: customer.createdAt,
  allergens: avoidedBy(customer).avoid,
  orders: ordersOf(customer.id, context).map((order) => orderView(order, context)),
  cart: cartOf(customer.id, context),
  favorites: favoritesOf(customer.id, context),
  addresses: addressesOf(customer.id, context),
  paymentMethods: cardsOf(customer.id, context),
  points: pointsOf(customer.id, context),
  giftCards: giftCardsOf(customer.id, context),
  giftCardPurchases: purchasesOf(customer.id, context).map((one) => purchaseView(one, context)),
  notifications: notificationsOf(customer, context),
  notificationPreferences: preferencesOf(customer, context),
  devices: Object.keys(context.state.pushSubscriptions?.[customer.id] ?? {}),
})

/** Deletes a customer and their data. @throws Refusal 409 while an order is under way */
export function deleteCustomer({ id }: Customer, context: SandboxContext) {
  const { state } = context
  const isUnderWay = ordersOf(id, context).some((order) => {
    return order.receivedAt !== null && !['COMPLETED', 'CANCELLED'].includes(orderView(order, context).status)
  })
  if (isUnderWay) {
    throw new Refusal(409, 'ORDER_UNDER_WAY', 'An order of yours is still under way. Please wait until you have it.')
  }
  // Guests who have paid for an order that nobody can place any more get their money back.
  const group = hostedBy(id, context)
  if (group) changeGroup(group, { status: 'ENDED' }, context)
  state.customers = state.customers.filter((customer) => customer.id !== id)
  state.orders = state.orders.filter(({ customerId }) => customerId !== id)
  for (const [quoteId, { customerId }] of Object.entries(state.quotes))
    if (customerId === id) delete state.quotes[quoteId]
  for (const [cardId, { customerId }] of Object.entries(state.giftCardIds ?? {}))
    if (customerId === id) delete state.giftCardIds![cardId]
  state.giftCardPurchases = (state.giftCardPurchases ?? []).filter(({ customerId }) => customerId !== id)
  const { carts, favorites, addresses, cards, points, readNotifications, preferences, pushSubscriptions } = state
  const rooms = [carts, favorites, addresses, cards, points, readNotifications, preferences, pushSubscriptions]
  for (const kept of rooms) delete kept?.[id]
}
