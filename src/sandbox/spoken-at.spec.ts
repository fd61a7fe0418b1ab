import { expect, it } from 'vitest'
import type { Schemas } from '../api/types'
import { ORIGIN, signedInCustomer } from '../../tests/sandbox/clients'
import { addToCart, IDEMPOTENCY_KEY, lemonade, orderOf, PICKUP, requestQuote } from '../../tests/sandbox/orders'
import { createSandbox } from './sandbox'
import { restaurant } from './seed/restaurant'

/** A customer of a German shop that also speaks English. */
const german = () =>
  signedInCustomer({
    sandbox: createSandbox({
      restaurant: { ...restaurant, name: 'Marktküche', locale: 'de-DE', otherLocales: ['en-GB'] },
      translations: { en: { Marktküche: 'Market Kitchen' } },
    }),
  })

it.each([
  ['/account/payment-methods', 'de-DE', 'Visa mit Endziffern 4242 speichern'],
  ['/en/account/payment-methods', 'en-GB', 'Save Visa ending in 4242'],
])('the page for a card that was opened at %s speaks %s', async (path, locale, words) => {
  const { sandbox, call, home } = await german()
  const { body } = await call<Schemas['CardSession']>('POST', `${home}/payment-methods`, {
    returnUrl: ORIGIN + path,
  })
  const page = await (await sandbox.fetch(new Request(body.url))).text()
  expect(page).toContain(`<html lang="${locale}"`)
  expect(page).toContain(words)
})

it.each([
  ['/payment-return', 'Marktküche bezahlen', '19,60\u00a0$'],
  ['/en/payment-return', 'Pay Market Kitchen', 'US$19.60'],
])('the payment page of an order that was placed at %s says "%s"', async (path, title, amount) => {
  const customer = await german()
  await addToCart(customer, lemonade(4))
  const { body: quote } = await requestQuote(customer, PICKUP)
  const headers = { 'idempotency-key': IDEMPOTENCY_KEY }
  const request = { ...orderOf(quote), returnUrl: ORIGIN + path }
  const { body } = await customer.call<Schemas['Order']>('POST', `${customer.home}/orders`, request, headers)
  const page = await (await customer.sandbox.fetch(new Request(body.payment.url!))).text()
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain(amount)
})
