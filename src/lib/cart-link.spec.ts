import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cartLink, readCartLink, type LinkedDish } from './cart-link'

const plain = (dish: string, more: Partial<LinkedDish> = {}): LinkedDish => ({
  ...{ dish, size: null, choices: [], count: 1 },
  ...more,
})
const read = (text: string, currency = 'USD') => readCartLink(text, currency)
/** As a browser gives the parameter to the page. */
const opened = (link: string) => new URL(link, 'https://shop.example').searchParams.get('add') ?? ''

it('a link is readable: counts, dishes, sizes, choices with their groups, prices', () => {
  const dishes = [
    plain('dumplings', {
      ...{ size: '6-pieces', count: 2, price: 1025 },
      choices: [
        { path: ['filling', 'pork'], count: 1 },
        { path: ['dips', 'chili'], count: 2 },
      ],
    }),
    plain('lemonade'),
  ]
  const link = '/menu?add=2xdumplings:6-pieces+filling.pork+2xdips.chili@10.25,lemonade'
  expect(cartLink(dishes, 'USD')).toBe(link)
  expect(read(opened(link))).toEqual(dishes)
})

it('a link written by hand names an option alone, and may have spaces', () => {
  expect(read('2xpad-thai:large+tofu, mango-lassi')).toEqual([
    plain('pad-thai', { count: 2, size: 'large', choices: [{ path: ['tofu'], count: 1 }] }),
    plain('mango-lassi'),
  ])
})

it('ids in other scripts stay readable in the address bar', () => {
  const link = cartLink([plain('شاي-بالنعناع', { size: 'كبير' }), plain('crème.brûlée')], 'EUR')!
  expect(decodeURI(link)).toBe('/menu?add=شاي-بالنعناع:كبير,crème~002ebrûlée')
})

it.each([
  ['USD', 1450, '14.50'],
  ['JPY', 1450, '1450'],
  ['BHD', 1450, '1.450'],
])('a price has the digits of %s', (currency, price, text) => {
  expect(cartLink([plain('tea', { price })], currency)).toBe(`/menu?add=tea@${text}`)
  expect(read(`tea@${text}`, currency)).toEqual([plain('tea', { price })])
})

const id = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '2x',
    '2xl',
    '~',
    '~002c',
    '😀',
    'a\u0301',
    'ﷺ',
    '٣x',
    'a,b',
    'a:b',
    'a+b',
    'a b',
    'a.b',
    '%2C',
    '\ud800',
    '<b>',
    'شاي',
    '@3',
  ),
)
const choice = fc.record({
  path: fc.oneof(
    fc.tuple(id),
    fc.array(fc.tuple(id, id), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat()),
  ),
  count: fc.integer({ min: 1, max: 999 }),
})
const linked = fc.record(
  {
    ...{ dish: id, size: fc.option(id), choices: fc.array(choice, { maxLength: 4 }) },
    ...{ count: fc.integer({ min: 1, max: 999 }), price: fc.integer({ min: 0, max: 1e9 }) },
  },
  { requiredKeys: ['dish', 'size', 'choices', 'count'] },
)

it('whatever the ids of an API are, a link brings them back, even one that was encoded once more on its way', () => {
  fc.assert(
    fc.property(
      fc.array(linked, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('USD', 'JPY', 'BHD'),
      (all, currency) => {
        const link = cartLink(all, currency)
        fc.pre(link !== null)
        expect(read(opened(link), currency)).toEqual(all)
        const encoded = `/menu?${new URLSearchParams({ add: opened(link) })}`
        expect(read(opened(encoded), currency)).toEqual(all)
      },
    ),
  )
})

it.each([
  '',
  ',',
  '0xtea',
  'tea:',
  'tea+',
  'tea+a.',
  'tea+a.b.c',
  'tea@',
  'tea@-1',
  'tea@x',
  'tea@99999999999999999999',
  ':large',
  '+tofu',
  'tea,a:b:c',
])('a link "%s" is damaged, and nothing of it is filled in', (text) => expect(read(text)).toBe('damaged'))

it('a link without end, or with a million pieces, is cut off', () => {
  expect(read('tea,'.repeat(51))).toBe('long')
  expect(read('x'.repeat(6001))).toBe('long')
  expect(
    cartLink(
      Array.from({ length: 51 }, () => plain('tea')),
      'USD',
    ),
  ).toBeNull()
  expect(cartLink([plain('x'.repeat(6001))], 'USD')).toBeNull()
  expect(read(`${'9'.repeat(400)}xtea`)).toEqual([plain('tea', { count: 999 })])
})

it('any text is read without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void read(text)))
  fc.assert(fc.property(fc.stringMatching(/^[ax2.:+@,~0 ]*$/), (text) => void read(text)))
})
