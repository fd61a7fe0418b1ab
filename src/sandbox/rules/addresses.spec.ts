import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { type Customer, otherCustomer, signedInCustomer } from '../../../tests/sandbox/clients'
import {
  ADDRESS,
  addToCart,
  delivery,
  lemonade,
  placedOrder,
  quoted,
  readAddresses,
  requestQuote,
  savedAddress,
} from '../../../tests/sandbox/orders'

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
})

const EMPTY = { line1: '', city: '', region: '', postalCode: '', country: '' }
const save = <T = Schemas['Address']>(address: object = {}, label = 'Home', who = customer) =>
  who.call<T>('POST', `${who.home}/addresses`, { label, address: { ...ADDRESS, ...address } })

describe('an address', () => {
  it('is stored as given, the first one as the default', async () => {
    expect(await readAddresses(customer)).toEqual([])
    const first = await save({ line2: 'Apt 4' })
    const second = await save({ postalCode: '10011' }, 'Work')
    expect(first).toMatchObject({ status: 201, body: { label: 'Home', isDefault: true, deliverable: true } })
    expect(first.body.address).toEqual({ ...ADDRESS, line2: 'Apt 4' })
    expect(second).toMatchObject({ status: 201, body: { label: 'Work', isDefault: false, deliverable: false } })
    expect(await readAddresses(customer)).toEqual([first.body, second.body])
  })

  it('is visible only to its owner', async () => {
    const { id } = (await save()).body
    const other = await otherCustomer(customer)
    expect(await readAddresses(other)).toEqual([])
    expect(await save({}, 'Mine', other)).toMatchObject({ status: 201, body: { isDefault: true } })
    expect(await requestQuote(other, delivery(id))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await other.call('GET', `${customer.home}/addresses`)).toMatchObject({ status: 403 })
  })

  it.each<[string, object, ...string[]]>([
    ['no street', { line1: ' ' }, '/address/line1'],
    ['no city', { city: '' }, '/address/city'],
    ['no state', { region: '' }, '/address/region'],
    ['an unknown state', { region: 'XX' }, '/address/region'],
    ['a number for a city', { city: 5 }, '/address/city'],
    ['a part left out', { line1: undefined }, '/address/line1'],
    ['a ZIP code of four digits', { postalCode: '1000' }, '/address/postalCode'],
    ['a ZIP code of eight digits', { postalCode: '10002123' }, '/address/postalCode'],
    ['letters for a ZIP code', { postalCode: 'SW1A1' }, '/address/postalCode'],
    ['another country', { country: 'CA' }, '/address/country'],
    ['nothing at all', EMPTY, ...Object.keys(EMPTY).map((name) => `/address/${name}`)],
  ])('is refused with %s', async (_name, change, ...pointers) => {
    const { status, body } = await save<Schemas['Problem']>(change)
    expect([status, body.code, body.errors?.map(({ pointer }) => pointer)]).toEqual([422, 'INVALID_ADDRESS', pointers])
    expect(await readAddresses(customer)).toEqual([])
  })

  it.each([
    ['address', { label: 'Home' }],
    ['label', { address: ADDRESS }],
  ])('is refused without its %s', async (missing, sent) => {
    const { status, body } = await customer.call<Schemas['Problem']>('POST', `${customer.home}/addresses`, sent)
    expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([
      ...[422, 'INVALID_ADDRESS'],
      missing === 'label' ? '/label' : '/address/line1',
    ])
  })

  it('has a label of at most forty characters, or is named after its street', async () => {
    expect((await save({}, '  ')).body.label).toBe('5 Ludlow Street')
    const { status, body } = await save<Schemas['Problem']>({}, 'x'.repeat(41))
    expect([status, body]).toMatchObject([422, { errors: [{ pointer: '/label' }] }])
    expect((await save({}, 'x'.repeat(40))).status).toBe(201)
  })

  it.each([
    ['10002', true],
    ['11201', true],
    [' 10013 ', true],
    ['10002-1234', true],
    ['10011', false],
    ['10001', false],
    ['00000', false],
  ])('with the ZIP code %j can be delivered to: %s', async (postalCode, deliverable) => {
    expect((await save({ postalCode })).body.deliverable).toBe(deliverable)
  })
})

const inCountry = async (country: string, more: object = {}) => {
  const address = { line1: '1 Main Street', city: '', region: '', postalCode: '', country }
  customer = await signedInCustomer({ sandbox: createSandbox({ restaurant: { ...restaurant, address, ...more } }) })
  return (given: object) =>
    customer.call<Schemas['Address'] & Schemas['Problem']>('POST', `${customer.home}/addresses`, {
      label: 'Home',
      address: { ...address, ...given },
    })
}

describe('an address of another country', () => {
  it.each<[string, object]>([
    ['QA', { line1: 'Street 850, Building 12', city: 'Doha' }],
    ['HK', { line1: '1 Nathan Road', region: 'Kowloon' }],
    ['IE', { line1: '12 Main Street', city: 'Galway' }],
    ['AE', { line1: 'Al Wasl Road 5', region: 'Dubai' }],
    ['JP', { line1: '中央区銀座1-1-1', region: '東京都', postalCode: '104-0061' }],
    ['BR', { line1: 'Rua Augusta, 9', city: 'São Paulo', region: 'SP', postalCode: '01305-000' }],
    ['GB', { line1: '1 Old Street', city: 'London', postalCode: 'EC1V 9HL' }],
  ])('in %s has what is needed there: %j', async (country, address) => {
    const post = await inCountry(country)
    const { status, body } = await post(address)
    expect([status, body.address]).toMatchObject([201, address])
  })

  it.each<[string, object, string[]]>([
    ['QA', { city: '' }, ['/address/city: Please enter the city.']],
    ['HK', {}, ['/address/region: Please enter the area.']],
    ['AE', {}, ['/address/region: Please enter the emirate.']],
    ['JP', { region: '東京都', postalCode: '104' }, ['/address/postalCode: Please enter a postal code like 154-0023.']],
    ['IE', { city: 'Galway', postalCode: 'H91' }, ['/address/postalCode: Please enter an Eircode like A65 F4E2.']],
    ['GB', { city: 'London' }, ['/address/postalCode: Please enter the postal code.']],
  ])('in %s is refused with %j', async (country, address, expected) => {
    const post = await inCountry(country)
    const { status, body } = await post(address)
    expect([status, body.errors?.map(({ pointer, message }) => `${pointer}: ${message}`)]).toEqual([422, expected])
  })

  it('is delivered to where its city is one that the restaurant names, however it is written', async () => {
    const post = await inCountry('QA', { deliversTo: ['Doha', 'Al Rayyan'] })
    for (const [city, deliverable] of [
      ['doha', true],
      ['Al  Rayyan', true],
      ['Al Khor', false],
    ] as const) {
      expect((await post({ city })).body.deliverable, city).toBe(deliverable)
    }
  })
})

describe('a delivery', () => {
  beforeEach(() => addToCart(customer, lemonade(5)))

  it.each([undefined, null, ''])('needs an address: %j', async (addressId) => {
    const message = 'Please tell us where to deliver.'
    expect((await quoted(customer, delivery(addressId))).problems).toEqual([{ code: 'ADDRESS_REQUIRED', message }])
  })

  it('has a fee, its own minimum and a longer preparation time', async () => {
    const request = delivery((await savedAddress(customer)).id)
    const { totals, readyAt, problems } = await quoted(customer, request)
    expect(totals.fees).toEqual([{ name: 'Delivery fee', amount: 399 }])
    expect(totals.total).toBe(2250 + 200 + 399)
    expect(Math.round((Date.parse(readyAt) - customer.sandbox.context.now()) / 60_000)).toBe(45)
    expect(problems).toEqual([])
    customer.sandbox.context.state.carts = {}
    await addToCart(customer)
    const { problems: missing } = await quoted(customer, request)
    expect(missing).toMatchObject([{ code: 'MINIMUM_NOT_MET', from: 1800, to: 2000 }])
  })

  it('has the address in its order, and a pickup has none', async () => {
    const { id } = await savedAddress(customer)
    expect((await placedOrder(customer, { request: delivery(id) })).fulfilment.address).toEqual(ADDRESS)
    for (const addressId of [id, 'adr_none']) {
      const request = { fulfilment: { type: 'PICKUP', requestedTime: null, addressId } } as const
      const { fulfilment, totals } = await placedOrder(customer, { request })
      expect([fulfilment.type, fulfilment.address, totals.fees]).toEqual(['PICKUP', undefined, []])
    }
  })
})

describe('a saved address', () => {
  type Address = Schemas['Address']
  const change = (id: string, body: object, who = customer) =>
    who.call<Address>('PUT', `${who.home}/addresses/${id}`, { label: 'Home', address: ADDRESS, ...body })
  const remove = (id: string, who = customer) => who.call('DELETE', `${who.home}/addresses/${id}`)
  const labels = async () =>
    (await readAddresses(customer)).map(({ label, isDefault }) => label + (isDefault ? '*' : ''))
  let ids: string[]
  beforeEach(async () => {
    ids = []
    for (const label of ['Home', 'Work', 'Gran']) ids.push((await save({}, label)).body.id)
  })

  it('can be changed in place, with the same checks as a new one', async () => {
    const moved = { label: 'Office', address: { ...ADDRESS, postalCode: '10011' } }
    expect((await change(ids[1]!, moved)).body).toMatchObject({ ...moved, deliverable: false, isDefault: false })
    expect(await labels()).toEqual(['Home*', 'Gran', 'Office'])
    const { status, body } = await change(ids[1]!, { address: { ...ADDRESS, city: '' } })
    expect([status, body]).toMatchObject([422, { errors: [{ pointer: '/address/city' }] }])
    expect(await labels()).toEqual(['Home*', 'Gran', 'Office'])
  })

  it('can become the only default, which is listed first', async () => {
    expect((await change(ids[2]!, { label: 'Gran', isDefault: true })).body.isDefault).toBe(true)
    expect(await labels()).toEqual(['Gran*', 'Home', 'Work'])
    expect((await save({}, 'Boat')).body.isDefault).toBe(false)
    const barn = { label: 'Barn', address: ADDRESS, isDefault: true }
    expect((await customer.call<Address>('POST', `${customer.home}/addresses`, barn)).body.isDefault).toBe(true)
    expect(await labels()).toEqual(['Barn*', 'Gran', 'Boat', 'Home', 'Work'])
  })

  it('is listed in pages, the default first, then the newest', async () => {
    const page = async (query: string) =>
      (await customer.call<Schemas['AddressList']>('GET', `${customer.home}/addresses?${query}`)).body
    const first = await page('limit=2')
    expect(first.addresses.map(({ label }) => label)).toEqual(['Home', 'Gran'])
    const second = await page(`limit=2&cursor=${first.nextCursor}`)
    expect([second.addresses.map(({ label }) => label), second.nextCursor]).toEqual([['Work'], null])
  })

  it('can be removed, even twice; the next one becomes the default', async () => {
    expect((await remove(ids[0]!)).status).toBe(200)
    expect((await remove(ids[0]!)).status).toBe(200)
    expect(await labels()).toEqual(['Gran*', 'Work'])
    for (const id of ids) await remove(id)
    expect(await labels()).toEqual([])
  })

  it('does not exist for another customer', async () => {
    const other = await otherCustomer(customer)
    expect(await change(ids[0]!, {}, other)).toMatchObject({ status: 404 })
    expect((await remove(ids[0]!, other)).status).toBe(200)
    expect(await labels()).toEqual(['Home*', 'Gran', 'Work'])
    expect(await customer.call('DELETE', `${other.home}/addresses/${ids[0]!}`)).toMatchObject({ status: 403 })
  })
})

describe('a postal code', () => {
  const ask = (code: string) =>
    customer.call<Schemas['DeliveryArea'] & Schemas['Problem']>(
      'GET',
      `/api/v1/restaurants/tamarind-row/delivery-area?postalCode=${encodeURIComponent(code)}`,
    )

  it.each([
    ['10002', true],
    ['10002-1234', true],
    ['90210', false],
  ])('%s is in the delivery area: %s, with what a delivery costs', async (code, deliverable) => {
    expect((await ask(code)).body).toEqual({
      ...{ postalCode: code, deliverable, minutes: 45, fee: 399, minimumOrder: 2000 },
    })
  })

  it.each(['', 'next door', '1234'])('%o is refused at its field', async (code) => {
    const { status, body } = await ask(code)
    expect([status, body.code, body.errors?.map(({ pointer }) => pointer)]).toEqual([
      ...[422, 'INVALID_POSTAL_CODE', ['/postalCode']],
    ])
  })
})
