import { expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { signedInCustomer } from '../../../tests/sandbox/clients'
import { BOUGHT, bought } from '../../../tests/sandbox/prepaid'

type Problem = Schemas['Problem']

/** The fields that are refused, with what the customer reads there. */
async function refusedFields(change: Partial<typeof BOUGHT>) {
  const answer = (await bought(await signedInCustomer(), change)) as unknown as Problem
  const said = { code: 'INVALID_GIFT_CARD', message: 'Please check the gift card.' }
  if (answer.errors) expect(answer).toMatchObject(said)
  return (answer.errors ?? []).map(({ pointer, message }) => [pointer, message])
}
const to = (email: string) => ({ recipient: { name: 'Grace', email } })

it.each<Partial<typeof BOUGHT>>([
  to('grace@example.com'),
  to('g@e.co'),
  to('grace.hopper+gift@mail.example.com'),
  { sendOn: '2026-11-20' },
  { sendOn: '2027-11-20' },
  { message: 'x'.repeat(300) },
  { message: null },
])('a card can be bought with %j', async (change) => {
  expect(await refusedFields(change)).toEqual([])
})

it.each([
  ['no domain', 'grace@'],
  ['no name', '@example.com'],
  ['no dot', 'grace@example'],
  ['nothing before the dot', 'grace@.com'],
  ['nothing after the dot', 'grace@example.'],
  ['two @', 'grace@home@example.com'],
  ['two @ at the end', 'grace@example.com@'],
  ['an @ after the dot', 'grace@example.c@m'],
  ['a space before it', ' grace@example.com'],
  ['a space after it', 'grace@example.com '],
  ['a space in the domain', 'grace@exam ple.com'],
  ['two addresses', 'grace@example.com, ada@example.com'],
])('a card is not sent to an address with %s: %j', async (_name, email) => {
  expect(await refusedFields(to(email))).toEqual([['/recipient/email', 'Please enter a valid email address.']])
})

it.each([
  ['yesterday', '2026-11-19'],
  ['a day after a year', '2027-11-21'],
  ['a day that no month has', '2026-12-32'],
  ['a day that this month has not', '2026-11-31'],
  ['a month', '2026-12'],
  ['a word', 'tomorrow'],
  ['a time of a day', '2026-11-24T10:00:00Z'],
  ['a day with something before it', ' 2026-11-24'],
  ['a year of five digits', '20261-11-24'],
  ['a month of one digit', '2026-2-3'],
  ['a day of one digit', '2026-12-3'],
])('a card is not sent on %s', async (_name, sendOn) => {
  expect(await refusedFields({ sendOn })).toEqual([['/sendOn', 'Please choose a day within a year from today.']])
})

it('a message has as many characters as it says', async () => {
  const message = 'A message has at most 300 characters.'
  expect(await refusedFields({ message: 'x'.repeat(301) })).toEqual([['/message', message]])
})

it('every wrong field is named at once, in words', async () => {
  const wrong = { amount: 1, senderName: ' ', recipient: { name: ' ', email: '' }, sendOn: 'soon' }
  expect(await refusedFields(wrong)).toEqual([
    ['/amount', 'Please choose one of the amounts.'],
    ['/senderName', 'Please enter your name.'],
    ['/recipient/name', 'Please enter a name.'],
    ['/recipient/email', 'Please enter a valid email address.'],
    ['/sendOn', 'Please choose a day within a year from today.'],
  ])
})

it.each([
  ['has none', null],
  ['has no amounts yet', { amounts: [] }],
])('nobody can buy a gift card of a restaurant that %s', async (_name, giftCards) => {
  const customer = await signedInCustomer()
  const { context } = customer.sandbox
  context.restaurant = { ...context.restaurant, giftCards }
  expect(await bought(customer)).toMatchObject({
    ...{ status: 409, code: 'NO_GIFT_CARDS', message: 'We do not sell gift cards.' },
  })
  expect(context.state.giftCardPurchases ?? []).toEqual([])
})

it('a purchase without a way back from the payment is refused', async () => {
  const refused = await bought(await signedInCustomer(), { returnUrl: '/gift-cards' })
  expect(refused).toMatchObject({ status: 422, code: 'INVALID_RETURN_URL' })
})
