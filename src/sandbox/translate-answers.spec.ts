import { expect, it } from 'vitest'
import type { Schemas } from '../api/types'
import { signedInCustomer } from '../../tests/sandbox/clients'
import { addToCart, IDEMPOTENCY_KEY, lemonade, orderOf, PICKUP, quoted } from '../../tests/sandbox/orders'
import { createSandbox } from './sandbox'
import { restaurant } from './seed/restaurant'
import { interpreter } from './words'

it('sentences with values come in the language of the page that asks', async () => {
  const customer = await signedInCustomer({
    sandbox: createSandbox({
      restaurant: { ...restaurant, locale: 'ar-KW', otherLocales: ['en-KW'] },
      translations: { en: { 'Tamarind Row': 'The Row' } },
    }),
  })
  await addToCart(customer, lemonade(4))
  const request = orderOf(await quoted(customer))
  await customer.call('POST', `${customer.home}/orders`, request, { 'idempotency-key': IDEMPOTENCY_KEY })
  const read = async <T>(method: string, path: string, language: string, body?: object) =>
    (await customer.call<T>(method, customer.home + path, body, { 'accept-language': language })).body
  const titles = async (language: string) =>
    (await read<{ notifications: Schemas['Notification'][] }>('GET', '/notifications', language)).notifications.map(
      ({ title }) => title,
    )
  expect(await titles('ar-KW')).toContain('أهلًا بك في Tamarind Row')
  expect(await titles('en-KW')).toContain('Welcome to The Row')
  const wanted = { ...PICKUP, promoCode: 'nope' }
  const { problems } = await read<Schemas['Quote']>('POST', '/orders/quote', 'en-KW', wanted)
  expect(problems.map(({ message }) => message)).toContain('We do not know the code NOPE.')
})

it('of several texts that match, the one that says most is taken, and a value may come twice', () => {
  const say = interpreter('en', 'de')
  const same = (text: string) => text
  expect(say('Dips: choose 1 to 3.', same)).toBe('Dips: Bitte wählen Sie 1 bis 3.')
  expect(say('Ada has closed this group order. Ask Ada to open it again.', same)).toContain('Ada')
  expect(say('Ada has closed this group order. Ask Bob to open it again.', same)).toBeUndefined()
  expect(say('Crisped in cast iron. (1+1)', same)).toBeUndefined()
})
