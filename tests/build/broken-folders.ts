/** Folders of a restaurant that are wrong in each way, by the names of their files. */
export type Folder = Record<string, string | Buffer>

const json = (value: unknown) => JSON.stringify(value, null, 1)

const RESTAURANT = {
  name: 'Linde',
  id: 'linde',
  address: { line1: 'Via Nassa 1', city: 'Lugano', postalCode: '6900', country: 'CH' },
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  hours: { EVERY_DAY: '11:00-22:00' },
}
const right = json(RESTAURANT)
const menuOf = (menus: unknown, optionGroups: unknown[] = []) => json({ menus, optionGroups })
const dishes = (...items: unknown[]) => menuOf([{ name: 'Lunch', sections: [{ name: 'Plates', items }] }])
const MENU = dishes({ name: 'Soup', price: 500 })

const promo = (code: string, change: object) => ({ code, text: 'Ciao', ...change })
const SPECIAL = {
  '2026-02-30': [],
  '24.12.2026': [],
  '12-24/2027-01-02': [],
  '2026-08-17/2026-08-03': [],
  '2026-08-03/2027-08-17': [],
  '2026-12-20/2027-01-02': [],
  '2026-12-31': [],
  '2026-11-01': ['11:00-15:00', '14:00-16:00'],
  '2026-11-02': { hours: [], note: '' },
  '2026-11-03': null,
}
const HOURS = { FRIDAY: ['11:00-15:00', '14:00-22:00'], SUNDAY: '18:00-04:00', MONDAY: '03:00-05:00', TUESDAY: '9-5' }
const manyMistakes = {
  ...RESTAURANT,
  ...{ id: undefined, name: 'نور', timeZone: 'Europe/Rom', currency: 'EURO', locale: 'xx-US', phone: 'none' },
  ...{
    address: { line1: 'A', country: 'AE', region: 'Dubay' },
    email: 'none',
    location: { latitude: 200, longitude: 9 },
  },
  ...{ hours: HOURS, specialHours: SPECIAL, paymentMethods: [], tableNames: ['A', 'A', 'B'.repeat(50)] },
  ...{ pickup: { minutes: 2000 }, delivery: { minutes: 30, fee: 2.5 }, tax: { percent: 0.07, deliveryPercent: 119 } },
  ...{ promoCodes: [promo('A', { percent: 5, ends: '2026-99-99T00:00:00Z' }), promo('A', { ends: 'soon' })] },
  ...{ pointsProgram: { name: 'P', earns: { points: 0, per: 1 }, rewards: [{ id: 'r', name: 'R', points: 5 }] } },
  ...{ heroImageUrls: ['foo.jpg', '/pictures/none.jpg'], tagine: 'A', minimumOrder: -1 },
}

const wrongValues = dishes(
  ...Array.from({ length: 20 }, (_, at) => ({ name: `D${at}`, price: 500, allergens: ['FISK'] })),
  ...[{ name: '', price: 5 }, { id: 'a/b', name: 'E', price: 'ten' }, { name: 'F', price: {} }, { name: 'Fries' }],
  { name: 'G', price: 14.5, taxPercent: 0.07, minimumAge: 5, content: 'much', imageUrl: 'x.jpg', plate: true },
  { name: 'H', price: 500, allergens: [7], diets: 'VEGAN', popular: 'yes', spiceLevel: 'hot', additives: ['9'] },
  { name: 'I', price: -1, taxPercent: 'much', maxQuantity: 0, caffeineMgPer100ml: -5, optionGroups: ['None'] },
  { name: 'J', price: { Small: 500, small: 600 }, deposit: { Tall: 5 } },
  { name: 'J', price: 700, description: null, servings: null },
)
const priced = (price: object) => ({ name: 'Sauce', options: [{ name: 'Red', price }] })
const wrongParts = menuOf(
  [
    { name: 'Lunch', served: { from: '12:00', to: '12:00' }, sections: [] },
    { name: 'Lunch', served: { from: '7', to: '12:00' }, sections: [{ name: 'None', items: [] }] },
    {
      name: 'All',
      sections: [
        { name: 'P', items: [{ name: 'Q', price: { Big: 500, Low: 400 }, optionGroups: [priced({ Tall: 5 })] }] },
        { name: 'P', items: [{ name: 'S', price: { Big: 500, Low: 400 }, optionGroups: [priced({ Big: 5 })] }] },
      ],
    },
  ],
  [
    { name: 'Loop', options: [{ name: 'A', optionGroups: ['Loop'] }] },
    { name: 'Few', min: 3, max: 2, options: ['A', 'B', 'C'] },
    { name: 'Low', min: 5, max: 9, options: ['A', 'A'] },
    { name: 'None', options: [] },
  ],
)

const dish = (text: string) => `{"menus": [{"name": "M", "sections": [{"name": "S", "items": [\n${text}]}]}]}`
const NOT_JSON = [
  'menus:',
  dish('{"name": "A"\n"price": 900}'),
  dish('{"price": 900\n"name": "A"}'),
  dish('{"name": "A, "price": 900}'),
  dish('{"name": "A",, "price": 900}'),
  `${dish('{"name": "A", "price": 900}')}]`,
  dish('{"name": "A", "price": 900'),
  dish('{"price": 9,\n"price": 900, "name": "A\\d"}'),
  dish('{"name": Soup, "price": 900}'),
  dish('{"name": "A", "price": }'),
  dish('{"price": 9 "name": "A"}'),
  '{"menus": [9 9]}',
  '{"menus": [], "name": "A',
  dish('{"name": "A", "price": 9.00}'),
  Buffer.from(dish('{"name": "Käse", "price": 9}'), 'latin1'),
]

const COLUMNS = 'name,price,pricy,name,allergens,popular,caffeine,alcohol,options\n'
const ROWS = [
  ...['A,ten,,,,,,,', 'B,$5.00,,,,,,,', 'C,5.00,,,FISK,perhaps,much,strong,Dips'],
  ...['D,5.00,,,,,,,"Dips: Ham 1.20, Egg -1.00"', 'E,5.00,,,,,,,,,,', 'F,5.00,,,,,,,,"Dips'],
]

export const FOLDERS: Folder[] = [
  { 'restaurant.json': json(manyMistakes), 'menu.json': wrongValues },
  { 'restaurant.json': json({ ...RESTAURANT, id: 'my shop', hours: {}, address: { line1: 'A', country: 'QX' } }) },
  { 'restaurant.json': json({ ...RESTAURANT, address: { line1: 'A', country: 'Italy' }, delivery: { minutes: '5' } }) },
  { 'restaurant.json': json({ ...RESTAURANT, address: { line1: 'A', country: 'CH', postalCode: '69' } }) },
  { 'restaurant.json': json({ ...RESTAURANT, additives: { 1: 'Red' } }), 'menu.json': wrongParts },
  { 'restaurant.json': json({ ...RESTAURANT, additives: { 1: 'Red' } }), 'menu.json': wrongValues },
  { 'restaurant.json': right, 'menu.json': MENU, 'menu.csv': 'name,price\n' },
  { 'restaurant.json': right, 'menu.json': '[]' },
  { 'restaurant.json': json({ ...RESTAURANT, tagline: { tr: 'Çorba' } }), 'menu.json': MENU },
  { 'restaurant.json': right, 'menu.json/a': '' },
  { 'restaurant.json': right, 'menu.csv': COLUMNS + ROWS.join('\n') },
  { 'restaurant.json': right, 'menu.csv': `name,price\n${'A,x\n'.repeat(30)}` },
  { 'restaurant.json': right, 'menu.csv': 'name,price\nA"B"C,"5" 6\n' },
  ...NOT_JSON.map((text) => ({ 'restaurant.json': right, 'menu.json': text })),
]

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>'
const page = (text: string) => ({ 'logo.svg': LOGO, 'legal/terms.md': text })
const brand = (value: unknown) => ({ 'logo.svg': LOGO, 'brand.json': json(value) })

/** Folders of a brand that are wrong in each way. */
export const BRANDS: Folder[] = [
  {},
  { 'logo.svg': 'A' },
  { 'logo.svg': `${LOGO}<!--${'A'.repeat(30_000)}-->` },
  brand({ classic: { accent: 'green', font: { family: '', file: 'A.ttf' } }, legal: { terms: 'A' }, moderm: {} }),
  brand({ classic: { background: '#7a7a7a', font: { family: 'A', file: 'a.woff2' } }, modern: { accent: '#1a1030' } }),
  { ...brand({ legal: { terms: 'https://shop.example/terms' } }), 'legal/terms.md': '# A\n\nB' },
  { 'logo.svg': LOGO, 'legal/imprnt.md': '# A' },
  ...['A <b>', '![A](https://shop.example/3.png)', '[A](here)', ''].map(page),
]
