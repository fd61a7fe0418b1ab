import type { Schemas } from '../../src/api/types'
import { type Customer, ORIGIN } from './clients'
import type { joined } from './groups'
import { pay, quoted, type QuoteRequest } from './orders'

type Guest = Awaited<ReturnType<typeof joined>>
type Group = Schemas['GroupOrder']

export const RETURN = `${ORIGIN}/group-order?id=grp`

/** The host locks the group order and asks each guest for their share of a quote. */
export async function askShares(customer: Customer, request?: QuoteRequest) {
  const { id: quoteId } = await quoted(customer, request)
  return customer.call<Group>('PUT', `${customer.home}/group-order`, { status: 'LOCKED', quoteId })
}

export const ownShare = async (guest: Guest) => (await guest('GET')).body.own?.share ?? null

/** A guest opens the payment page of their share. */
export const openPage = (guest: Guest, key?: string) => guest('POST', '/share/payment', { returnUrl: RETURN }, key)

/** A guest opens the payment page of their share and presses one of its buttons. */
export async function payShare(
  { sandbox }: Pick<Customer, 'sandbox'>,
  guest: Guest,
  outcome: 'approve' | 'decline' | 'cancel' = 'approve',
) {
  const { body } = await openPage(guest)
  return pay(sandbox, body.own?.share?.url ?? null, outcome)
}
