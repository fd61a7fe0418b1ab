import type { Country } from './ten-restaurants'

/** What the shop of a country says, written by hand. All spaces are plain ones here. */
export type Expected = {
  /** A size on the page of the dish. */
  size: string
  /** The drink's card on the menu, and what its own page says of it. */
  card: string
  drink: string
  /** Its line in the cart, and at checkout and on the receipt. */
  inCart: string
  line: string
  /** The restaurant's address and the hours of the day. */
  ours: string
  today: string
  /** Those of a Friday, where they are others. */
  friday?: string
  /** The phone number as it is sent. */
  phone: string
  /** When it was ordered and when it will be there, by the clock of the restaurant. */
  times: string[]
  /** The address it goes to. */
  to?: string
  age?: string
  rows: string[]
}

export const EXPECTED: Record<Country, Expected> = {
  US: {
    size: 'Whole$24.50',
    card: 'Brooklyn lager5.2% vol21+From age 21$6.50',
    drink: 'Brooklyn lager$6.50From age 21Contains gluten (barley)5.2% vol',
    inCart: 'Brooklyn lagerFrom age 21Contains gluten (barley) 5.2% vol $6.50',
    line: '1 ×Brooklyn lager$6.50From age 21Contains gluten (barley) 5.2% vol',
    ours: '205 East Houston Street, New York, NY 10002',
    today: 'Today 11:00 AM – 11:00 PM',
    phone: '+16465550123',
    times: ['At the door around 1:35 PM', 'Order 1042, Nov 20, 2026, 1:00 PM'],
    to: '5 Ludlow Street, New York, NY 10002',
    age: 'Check identity: 21+',
    // 8.875 % of 34.99.
    rows: ['Subtotal $31.00', 'Tax $3.11', 'Delivery fee $3.99', 'Tip $6.20', 'Total $44.30'],
  },
  DE: {
    size: 'Groß16,90 €',
    card: 'Pils0,5 l · 8,00 €/l · plus 0,25 € deposit4,8% vol16+From age 164,00 €',
    drink:
      'Pils4,00 €Prices include tax. Delivery costs extra.0,5 l · 8,00 €/l · plus 0,25 € depositFrom age 16Contains gluten (barley)Additives: mit Konservierungsstoff4,8% vol',
    inCart:
      'PilsFrom age 16Contains gluten (barley) Additives: mit Konservierungsstoff 4,8% vol 4,00 € plus 0,25 € deposit',
    line: '1 ×Pils4,00 €From age 16plus 0,25 € depositContains gluten (barley) Additives: mit Konservierungsstoff 4,8% vol',
    ours: 'Weyerstraße 12, 50676 Köln',
    today: 'Today 11:00 – 23:00',
    phone: '+491719876543',
    times: ['At the door around 19:40', 'Order 1042, 20.11.2026, 19:00'],
    to: 'Domkloster 4, 50667 Köln',
    age: 'Check identity: 16+',
    // 7 % in 19.40 of dish and delivery, 19 % in 4.25 of drink and deposit.
    rows: [
      ...['Subtotal 20,90 €', 'Liefergebühr 2,50 €', 'Deposit 0,25 €', 'Tip 2,09 €', 'Total 25,74 €'],
      ...['Tax 7 % included 1,27 €', 'Tax 19 % included 0,68 €'],
    ],
  },
  AT: {
    size: 'Groß€ 14,90',
    card: 'Kräuterlimonade0,33 l · € 11,82/l · plus € 0,25 deposit€ 3,90',
    drink:
      'Kräuterlimonade€ 3,90Prices include tax. Delivery costs extra.0,33 l · € 11,82/l · plus € 0,25 depositNo listed allergens',
    inCart: 'Kräuterlimonade€ 3,90 plus € 0,25 deposit',
    line: '1 ×Kräuterlimonade€ 3,90plus € 0,25 deposit',
    ours: 'Linke Wienzeile 20, 1060 Wien',
    today: 'Today 11:00 – 23:00',
    phone: '+436641234567',
    times: ['At the door around 19:40', 'Order 1042, 20.11.2026, 19:00'],
    to: 'Gumpendorfer Straße 8/12, 1060 Wien',
    // 10 % in 17.90 of dish and delivery, 20 % in 4.15 of drink and deposit.
    rows: [
      ...['Subtotal € 18,80', 'Liefergebühr € 3,00', 'Deposit € 0,25', 'Total € 22,05'],
      ...['Gift card ending in 2511 -€ 22,05', 'Left to pay € 0,00'],
      ...['Tax 10 % included € 1,63', 'Tax 20 % included € 0,69'],
    ],
  },
  FR: {
    size: 'Entier€22.00',
    card: 'Côtes du Rhône0.75 L · €24.00/L13.5% vol18+From age 18€18.00Miel250 g · €38.00/kg€9.50',
    drink:
      'Côtes du Rhône€18.00Prices include tax. Delivery costs extra.0.75 L · €24.00/LFrom age 18Contains sulphites13.5% vol',
    inCart: 'Côtes du RhôneFrom age 18Contains sulphites 13.5% vol €18.00',
    line: '1 ×Côtes du Rhône€18.00From age 18Contains sulphites 13.5% vol',
    ours: '12 rue Oberkampf, 75011 Paris',
    today: 'Today 12:00 PM – 2:30 PM, 7:00 PM – 10:30 PM',
    phone: '+33612345678',
    times: ['At the door around 1:00 PM', 'Order 1042, Nov 20, 2026, 12:30 PM'],
    to: '3 rue de la Folie-Méricourt, 75011 Paris',
    age: 'Check identity: 18+',
    // A tenth off each: 5.5 % in 8.55, 10 % in 19.80, 20 % in 16.20 and the delivery.
    rows: [
      ...['Subtotal €49.50', 'Discount -€4.95', 'Delivery fee €3.00', 'Total €47.55'],
      ...['Tax 5.5% included €0.45', 'Tax 10% included €1.80', 'Tax 20% included €3.20'],
    ],
  },
  IT: {
    size: 'Grande€13.00',
    card: 'Birra0.66 L · €6.06/L4.7% vol18+From age 18€4.00',
    drink:
      'Birra€4.00Prices include tax. Delivery costs extra.0.66 L · €6.06/LFrom age 18Contains gluten (barley)4.7% vol',
    inCart: 'BirraFrom age 18Contains gluten (barley) 4.7% vol €4.00',
    line: '1 ×Birra€4.00From age 18Contains gluten (barley) 4.7% vol',
    ours: 'Via della Lungaretta 15, 00153 Roma RM',
    today: 'Today 11:00 AM – 11:00 PM',
    phone: '+39065812346',
    times: ['At the door around 7:35 PM', 'Order 1042, Nov 20, 2026, 7:00 PM'],
    to: 'Vicolo del Cinque 40, 00153 Roma RM',
    age: 'Check identity: 18+',
    // 10 % in 15.50 of dish and delivery, 22 % in 4.00.
    rows: [
      ...['Subtotal €17.00', 'Delivery fee €2.50', 'Total €19.50'],
      ...['Tax 10% included €1.41', 'Tax 22% included €0.72'],
    ],
  },
  GB: {
    size: 'Large£13.50',
    card: 'Bitter568 mL · £8.45/L4.1% vol18+From age 18£4.80',
    drink:
      'Bitter£4.80Prices include tax. Delivery costs extra.568 mL · £8.45/LFrom age 18Contains gluten (barley)4.1% vol',
    inCart: 'BitterFrom age 18Contains gluten (barley) 4.1% vol £4.80',
    line: '1 ×Bitter£4.80From age 18Contains gluten (barley) 4.1% vol',
    ours: '94 Lambs Conduit Street, London, WC1N 3LZ',
    today: 'Today until 1:30 AM, 12:00 PM – 11:00 PM',
    friday: '12:00 PM – 1:30 AM',
    phone: '+447400123456',
    times: ['At the door around 12:45 AM', 'Order 1042, Nov 21, 2026, 12:15 AM'],
    to: '10 Theobalds Road, London, WC1X 8PN',
    age: 'Check identity: 18+',
    // A sixth of it all.
    rows: ['Subtotal £18.30', 'Delivery fee £2.00', 'Total £20.30', 'Tax 20% included £3.38'],
  },
  JP: {
    size: 'Large¥1,180',
    card: 'Beer500 mL · ¥1,300/L5% vol20+From age 20¥650',
    drink: 'Beer¥650Prices include tax. Delivery costs extra.500 mL · ¥1,300/LFrom age 20No listed allergens5% vol',
    inCart: 'BeerFrom age 205% vol ¥650',
    line: '1 ×Beer¥650From age 205% vol',
    ours: '1-2-3 Dogenzaka, Shibuya-ku, Tokyo, 150-0043',
    today: 'Today 11:00 AM – 11:00 PM',
    phone: '+819012345678',
    times: ['At the door around 7:30 PM', 'Order 1042, Nov 20, 2026, 7:00 PM'],
    to: '2-10-7 Dogenzaka, Shibuya-ku, Tokyo, 150-0043',
    age: 'Check identity: 20+',
    // 8 % in 1180, 10 % in 950 of drink and delivery.
    rows: [
      ...['Subtotal ¥1,830', 'Delivery fee ¥300', 'Total ¥2,130'],
      ...['Tax 8% included ¥87', 'Tax 10% included ¥86'],
    ],
  },
  BR: {
    size: 'InteiraR$69.90',
    card: 'Caipirinha18% vol18+From age 18R$24.90',
    drink: 'CaipirinhaR$24.90From age 18No listed allergens18% vol',
    inCart: 'CaipirinhaFrom age 1818% vol R$24.90',
    line: '1 ×CaipirinhaR$24.90From age 1818% vol',
    ours: 'Rua dos Pinheiros 498, São Paulo-SP, 05422-000',
    today: 'Today 11:00 AM – 11:00 PM',
    phone: '+5511961234567',
    times: ['At the door around 3:50 PM', 'Order 1042, Nov 20, 2026, 3:00 PM'],
    to: 'Rua Oscar Freire 379, São Paulo-SP, 01426-001',
    age: 'Check identity: 18+',
    rows: ['Subtotal R$94.80', 'Delivery fee R$8.90', 'Tip R$9.48', 'Total R$113.18'],
  },
  QA: {
    size: 'Large\u200f56.00 ر.ق.\u200f',
    card: 'Karak\u200f7.00 ر.ق.\u200f',
    drink:
      'Karak\u200f7.00 ر.ق.\u200fContains milkHigh caffeine content. Not recommended for children or pregnant or breast-feeding women (20 mg/100 ml)',
    inCart:
      'KarakContains milk High caffeine content. Not recommended for children or pregnant or breast-feeding women (20 mg/100 ml) \u200f7.00 ر.ق.\u200f',
    line: '1 ×Karak\u200f7.00 ر.ق.\u200fContains milk High caffeine content. Not recommended for children or pregnant or breast-feeding women (20 mg/100 ml)',
    ours: 'Al Corniche Street 12، Doha',
    today: 'Today 11:00 ص – 11:00 م',
    phone: '+97433123456',
    times: ['At the door around 7:40 م', 'Order 1042, 20\u200f/11\u200f/2026، 7:00 م'],
    to: 'Al Waab Street 7، Doha',
    rows: ['Subtotal \u200f63.00 ر.ق.\u200f', 'رسوم التوصيل \u200f10.00 ر.ق.\u200f', 'Total \u200f73.00 ر.ق.\u200f'],
  },
  HU: {
    size: 'TányérHUF 2,490',
    card: 'Szilvapálinka40 mL · HUF 30,000/L40% vol18+From age 18HUF 1,200',
    drink: 'SzilvapálinkaHUF 1,200Prices include tax.40 mL · HUF 30,000/LFrom age 18No listed allergens40% vol',
    inCart: 'SzilvapálinkaFrom age 1840% vol HUF 1,200',
    line: '1 ×SzilvapálinkaHUF 1,200From age 1840% vol',
    ours: 'Budapest, Ráday utca 12, 1092',
    today: 'Today 10:00 AM – 2:00 PM',
    friday: '11:00 AM – 11:00 PM',
    phone: '+36301234567',
    times: ['Ready around 11:25 AM', 'Order 1042, Dec 24, 2026, 11:00 AM'],
    age: 'Check identity: 18+',
    // 5 % in 2490.00, 27 % in 1200.00.
    rows: [
      ...['Subtotal HUF 3,690', 'Total HUF 3,690'],
      ...['Tax 5% included HUF 118.57', 'Tax 27% included HUF 255.12'],
    ],
  },
}
