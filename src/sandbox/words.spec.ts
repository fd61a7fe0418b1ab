import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Schemas } from '../api/types'
import { signedInCustomer } from '../../tests/sandbox/clients'
import { addToCart, delivery, lemonade, PICKUP, requestQuote, savedAddress } from '../../tests/sandbox/orders'
import { createSandbox } from './sandbox'
import { restaurant } from './seed/restaurant'
import { say } from './words'
import words from './words.json' with { type: 'json' }

const inLocale = (locale: string) =>
  signedInCustomer({ sandbox: createSandbox({ restaurant: { ...restaurant, locale } }) })

it.each([
  ['en-US', 'Delivery fee'],
  ['de-DE', 'Liefergebühr'],
  ['ar-KW', 'رسوم التوصيل'],
  ['fr-FR', 'Frais de livraison'],
  ['es', 'Gastos de envío'],
  ['it-IT', 'Costo di consegna'],
  ['tr-TR', 'Teslimat ücreti'],
  ['hu-HU', 'Delivery fee'],
])('a restaurant in %s calls its fee "%s"', async (locale, name) => {
  const customer = await inLocale(locale)
  await addToCart(customer, lemonade())
  const { body } = await requestQuote(customer, delivery((await savedAddress(customer)).id))
  expect(body.totals.fees).toMatchObject([{ name }])
})

it('customers of a German restaurant read in German what keeps an order back, and what is new', async () => {
  const customer = await inLocale('de-DE')
  const { body } = await requestQuote(customer, { ...PICKUP, promoCode: 'nope' })
  expect(body.problems.map(({ message }) => message)).toEqual([
    'Ihr Warenkorb ist leer.',
    'Den Code NOPE kennen wir nicht.',
  ])
  const { body: told } = await customer.call<{ notifications: Schemas['Notification'][] }>(
    'GET',
    `${customer.home}/notifications`,
  )
  expect(told.notifications.map(({ title, body: text }) => [title, text])).toEqual([
    ['Willkommen bei Tamarind Row', 'Hier finden Sie Ihre Bestellungen, Favoriten und Adressen.'],
  ])
})

it('customers of a French restaurant read in French why a choice, a gift card and a form are refused', async () => {
  const customer = await inLocale('fr-FR')
  const card = { number: '1234', pin: '0000', keep: false }
  const { body: wrong } = await customer.call<Schemas['Problem']>('POST', `${customer.home}/gift-cards`, card)
  expect(wrong.message).toBe('Le numéro et le code PIN ne correspondent pas.')
  const line = { ...lemonade(), quantity: 1000 }
  const { body: many } = await customer.call<Schemas['Problem']>('POST', `${customer.home}/cart/cart-items`, line)
  expect(many.message).toMatch(/^Vous pouvez commander au plus \d+ fois /)
})

it('what a rule refuses is said in each language', () => {
  const folder = join(import.meta.dirname, 'rules')
  const rules = readdirSync(folder).filter((file) => !file.endsWith('.spec.ts'))
  const SAID = /(?:Refusal\(\s*\d+,\s*'(?!BAD_REQUEST)\w+',\s*|message: )\[?'(?<text>[^']+)'/g
  const texts = rules.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(SAID)].map(({ groups }) => groups!.text!),
  )
  expect(texts.length).toBeGreaterThan(50)
  // What no screen can send is for developers.
  const forDevelopers = [
    'There is no such dish.',
    'The time is not valid.',
    'The tip is not an amount.',
    'The lines are not those of the order.',
  ]
  const onDevices = ['The endpoint must be an https address.', 'The device could not be registered.']
  expect([...new Set(texts)].filter((text) => !(text in words.de)).toSorted()).toEqual(
    [...forDevelopers, ...onDevices].toSorted(),
  )
})

it('each language has each text, with the same values', () => {
  const valuesOf = (text: string) => text.match(/\{\d\}/g)?.sort() ?? []
  for (const [language, texts] of Object.entries(words)) {
    expect(Object.keys(texts), language).toEqual(Object.keys(words.de))
    for (const [text, said] of Object.entries(texts)) expect(valuesOf(said), said).toEqual(valuesOf(text))
  }
  expect(say({ restaurant }, 'The code {0} is for orders from {1}.', 'A', '$1')).toBe(
    'The code A is for orders from $1.',
  )
})
