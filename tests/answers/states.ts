import { act } from '@testing-library/react'
import { saveAddress } from '../../src/sandbox/rules/addresses'
import { saveCard, TEST_CARDS } from '../../src/sandbox/rules/cards'
import { addLine } from '../../src/sandbox/rules/cart'
import { buyGiftCard, settlePurchase } from '../../src/sandbox/rules/gift-card-purchases'
import { checkGiftCard } from '../../src/sandbox/rules/gift-cards'
import { changeGroup, startGroup } from '../../src/sandbox/rules/group-orders'
import { addForParticipant, joinGroup } from '../../src/sandbox/rules/group-participants'
import { makeQuote } from '../../src/sandbox/rules/quote'
import { reportIssue } from '../../src/sandbox/rules/issues'
import { stepOn } from '../../src/sandbox/rules/kitchen'
import { receive } from '../../src/sandbox/rules/payments'
import { signedOut } from '../../src/stores/auth'
import { groupJoined } from '../../src/stores/group-order'
import { TOKEN } from '../sandbox/groups'
import { ADDRESS, lemonade, PICKUP } from '../sandbox/orders'
import { BOUGHT, CARD } from '../sandbox/prepaid'
import { CUSTOMER, type Shop } from '../setup/shop'

export const DISH = '/menu/all-day/section/drinks/item/tamarind-lemonade'
export const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'

export const orderOf = ({ sandbox }: Shop) => sandbox.context.state.orders[0]!
export const groupOf = ({ sandbox }: Shop) => sandbox.context.state.groups![0]!
const purchaseOf = ({ sandbox }: Shop) => sandbox.context.state.giftCardPurchases![0]!
export const onOrder = (page: string) => (shop: Shop) => `${page}?orderId=${orderOf(shop).id}`
export const onGroup = (shop: Shop) => `/group-order?id=${groupOf(shop).id}`
export const onPurchase = (shop: Shop) => `/gift-cards?purchaseId=${purchaseOf(shop).id}`

export const stocked = (shop: Shop) => shop.stock(4)
export const unpaid = (shop: Shop) => shop.order('DECLINED')

/** An order that the kitchen has, and four lemonades in the cart. */
export async function ordered(shop: Shop) {
  await shop.order('PAID')
  receive(orderOf(shop), shop.sandbox.context)
  shop.stock(4)
}

/** An order for a saved card that the kitchen has, and an empty cart. */
export async function received(shop: Shop) {
  await shop.order('PAID')
  orderOf(shop).payment.method = 'SAVED'
  receive(orderOf(shop), shop.sandbox.context)
}

const after = (steps: number) => async (shop: Shop) => {
  await ordered(shop)
  for (let step = 0; step < steps; step++) stepOn(orderOf(shop), shop.sandbox.context.now())
}
/** An order that is on the stove. */
export const prepared = after(2)
/** An order that was collected. */
export const collected = after(4)

/** A guest, for whom somebody has ordered. */
export async function orderedBefore(shop: Shop) {
  shop.signIn()
  await ordered(shop)
  act(signedOut)
}

/** A group order of the customer, in which Grace has two lemonades. */
export function hosted({ sandbox: { context } }: Shop) {
  const group = startGroup(CUSTOMER, { hostName: 'Ada', closesAt: null, limitPerPerson: 2000 }, context)
  joinGroup(group, TOKEN, 'Grace', context)
  addForParticipant(group, { token: TOKEN, key: 'first' }, lemonade(2), context)
}
/** A group order in which Grace is asked for her share. */
export function asking(shop: Shop) {
  const { context } = shop.sandbox
  hosted(shop)
  addLine(CUSTOMER, lemonade(4), context)
  const { id: quoteId } = makeQuote(CUSTOMER, PICKUP, context)
  changeGroup(groupOf(shop), { status: 'LOCKED', quoteId }, context)
}
/** This device is Grace's. */
export const takesPart = (shop: Shop) =>
  act(() => groupJoined({ groupOrderId: groupOf(shop).id, token: TOKEN, hostName: 'Ada' }))

const purchase = ({ sandbox: { context } }: Shop) =>
  buyGiftCard(CUSTOMER, { ...BOUGHT, returnUrl: `${location.origin}/gift-cards` }, crypto.randomUUID(), context)
/** A gift card in the account, one that was bought, and four lemonades in the cart. */
export function prepaid(shop: Shop) {
  const { context } = shop.sandbox
  checkGiftCard(CUSTOMER, CARD, context)
  settlePurchase(purchase(shop), 'PAID', context)
  stocked(shop)
}
export const declined = (shop: Shop) => settlePurchase(purchase(shop), 'DECLINED', shop.sandbox.context)

export function addresses({ sandbox: { context } }: Shop) {
  for (const label of ['Home', 'Work']) saveAddress(CUSTOMER, { label, address: ADDRESS }, context)
}
export function cards({ sandbox: { context } }: Shop) {
  for (const card of TEST_CARDS.slice(0, 2)) saveCard(CUSTOMER, context, card)
}

export const favorite = ({ sandbox }: Shop) =>
  Object.assign(sandbox.context.state.favorites!, {
    [CUSTOMER]: [{ id: 'fav_1', menuItemId: 'tamarind-lemonade', servingQuantityId: null, customOptionGroups: [] }],
  })

/** An order of which something was missing. */
export async function reported(shop: Shop) {
  await collected(shop)
  const dishes = orderOf(shop).lines.map(({ cartItemId }) => ({ cartItemId, quantity: 1, reason: 'MISSING' as const }))
  reportIssue(orderOf(shop), { dishes, comment: null, picture: null }, shop.sandbox.context)
}
