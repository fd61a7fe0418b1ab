type Loose = Record<string, unknown>

/** Each country's restaurant, in the short form of restaurant.json and menu.json: a dish of two sizes and a drink. */
export type Country = 'US' | 'DE' | 'AT' | 'FR' | 'IT' | 'GB' | 'JP' | 'BR' | 'QA' | 'HU'

/** `line1, city, region, postalCode`; an empty part is none. */
const at = (country: Country, [line1, city, region, postalCode]: [string, string, string, string]) => ({
  ...{ country, line1, city },
  ...(region && { region }),
  ...(postalCode && { postalCode }),
})
const NOON = { EVERY_DAY: '11:00-23:00' }
const euro = { currency: 'EUR', hours: NOON }

export const RESTAURANTS: Record<Country, Loose> = {
  US: {
    ...{ name: 'Ludlow Deli', phone: '+1 212 555 0142', timeZone: 'America/New_York', currency: 'USD', hours: NOON },
    address: at('US', ['205 East Houston Street', 'New York', 'NY', '10002']),
    tax: { percent: 8.875, included: false, deliveryPercent: 8.875 },
    delivery: { minutes: 35, fee: 399, postalCodes: ['10002'] },
  },
  DE: {
    ...{ name: 'Gasthaus am Dom', phone: '+49 221 9920 123', timeZone: 'Europe/Berlin', locale: 'de-DE', ...euro },
    address: at('DE', ['Weyerstraße 12', 'Köln', '', '50676']),
    tax: { percent: 7, included: true, deliveryPercent: 7 },
    additives: { 1: 'mit Farbstoff', 2: 'mit Konservierungsstoff' },
    delivery: { minutes: 40, fee: 250, postalCodes: ['50667', '50676'] },
  },
  AT: {
    ...{ name: 'Beisl am Naschmarkt', phone: '+43 1 5871234', timeZone: 'Europe/Vienna', locale: 'de-AT', ...euro },
    address: at('AT', ['Linke Wienzeile 20', 'Wien', '', '1060']),
    tax: { percent: 10, included: true, deliveryPercent: 10 },
    delivery: { minutes: 40, fee: 300, postalCodes: ['1060'] },
    giftCards: { amounts: [2500, 5000] },
  },
  FR: {
    ...{ name: 'Bistro Oberkampf', phone: '+33 1 43 55 12 34', timeZone: 'Europe/Paris', ...euro },
    hours: { EVERY_DAY: ['12:00-14:30', '19:00-22:30'] },
    address: at('FR', ['12 rue Oberkampf', 'Paris', '', '75011']),
    tax: { percent: 10, included: true, deliveryPercent: 20 },
    delivery: { minutes: 30, fee: 300, postalCodes: ['75011'] },
    promoCodes: [{ code: 'RENTREE', text: '10% off', percent: 10 }],
  },
  IT: {
    ...{ name: 'Osteria Trastevere', phone: '+39 06 5812 345', timeZone: 'Europe/Rome', ...euro },
    address: at('IT', ['Via della Lungaretta 15', 'Roma', 'RM', '00153']),
    tax: { percent: 10, included: true, deliveryPercent: 10 },
    delivery: { minutes: 35, fee: 250, postalCodes: ['00153'] },
  },
  GB: {
    ...{ name: 'Lamb and Anchor', phone: '+44 20 7946 0958', timeZone: 'Europe/London', currency: 'GBP' },
    hours: { EVERY_DAY: '12:00-23:00', FRIDAY: '12:00-01:30' },
    address: at('GB', ['94 Lambs Conduit Street', 'London', '', 'WC1N 3LZ']),
    tax: { percent: 20, included: true, deliveryPercent: 20 },
    delivery: { minutes: 30, fee: 200, cities: ['London'] },
  },
  JP: {
    ...{ name: 'Ramen Hoshi', phone: '+81 3 3461 0123', timeZone: 'Asia/Tokyo', currency: 'JPY', hours: NOON },
    address: at('JP', ['1-2-3 Dogenzaka', 'Shibuya-ku', 'Tokyo', '150-0043']),
    tax: { percent: 8, included: true, deliveryPercent: 10 },
    delivery: { minutes: 30, fee: 300, postalCodes: ['150-0043'] },
  },
  BR: {
    ...{ name: 'Cantina Pinheiros', phone: '+55 11 3062 1234', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    ...{ hours: NOON, address: at('BR', ['Rua dos Pinheiros 498', 'São Paulo', 'SP', '05422-000']) },
    tax: { percent: 0, included: true },
    delivery: { minutes: 50, fee: 890, cities: ['São Paulo'] },
  },
  QA: {
    ...{ name: 'Karak House', phone: '+974 4455 1234', timeZone: 'Asia/Qatar', currency: 'QAR', locale: 'ar-QA' },
    ...{ hours: NOON, address: at('QA', ['Al Corniche Street 12', 'Doha', '', '']) },
    tax: { percent: 0, included: true },
    delivery: { minutes: 40, fee: 1000, cities: ['Doha'] },
  },
  HU: {
    ...{ name: 'Ráday Kert', phone: '+36 1 215 1234', timeZone: 'Europe/Budapest', currency: 'HUF', hours: NOON },
    specialHours: { '2026-12-24': { hours: '10:00-14:00', note: 'Szenteste' } },
    address: at('HU', ['Ráday utca 12', 'Budapest', '', '1092']),
    tax: { percent: 27, included: true },
  },
}

const dish = (name: string, price: Loose, more: Loose = {}) => ({ id: 'dish', name, price, ...more })
const drink = (name: string, price: number, more: Loose) => ({ id: 'drink', name, price, ...more })

const DISHES: Record<Country, Loose[]> = {
  US: [
    dish('Pastrami sandwich', { Half: 1450, Whole: 2450 }, { allergens: ['WHEAT'] }),
    drink('Brooklyn lager', 650, { minimumAge: 21, alcoholPercent: 5.2, allergens: ['BARLEY'] }),
  ],
  DE: [
    dish('Schnitzel', { Klein: 1290, Groß: 1690 }, { allergens: ['WHEAT', 'EGG', 'MILK'] }),
    drink('Pils', 400, {
      ...{ taxPercent: 19, deposit: 25, content: '0,5 l', minimumAge: 16, alcoholPercent: 4.8 },
      ...{ allergens: ['BARLEY'], additives: ['2'] },
    }),
  ],
  AT: [
    dish('Gulasch', { Klein: 990, Groß: 1490 }, { allergens: ['CELERY'] }),
    drink('Kräuterlimonade', 390, { taxPercent: 20, deposit: 25, content: '0,33 l' }),
  ],
  FR: [
    dish('Confit de canard', { Demi: 1400, Entier: 2200 }),
    drink('Côtes du Rhône', 1800, {
      ...{ taxPercent: 20, content: '0,75 l', minimumAge: 18, alcoholPercent: 13.5, allergens: ['SULPHITES'] },
    }),
    { id: 'honey', name: 'Miel', price: 950, taxPercent: 5.5, content: '250 g' },
  ],
  IT: [
    dish('Carbonara', { Piccola: 900, Grande: 1300 }, { allergens: ['WHEAT', 'EGG', 'MILK'] }),
    drink('Birra', 400, {
      ...{ taxPercent: 22, content: '0,66 l', minimumAge: 18, alcoholPercent: 4.7, allergens: ['BARLEY'] },
    }),
  ],
  GB: [
    dish('Fish and chips', { Small: 950, Large: 1350 }, { allergens: ['FISH', 'WHEAT'] }),
    drink('Bitter', 480, { content: '568 ml', minimumAge: 18, alcoholPercent: 4.1, allergens: ['BARLEY'] }),
  ],
  JP: [
    dish('Shoyu ramen', { Regular: 980, Large: 1180 }, { allergens: ['WHEAT', 'SOY'] }),
    drink('Beer', 650, { taxPercent: 10, content: '500 ml', minimumAge: 20, alcoholPercent: 5 }),
  ],
  BR: [
    dish('Feijoada', { Meia: 3990, Inteira: 6990 }),
    drink('Caipirinha', 2490, { minimumAge: 18, alcoholPercent: 18 }),
  ],
  QA: [
    dish('Machboos', { Regular: 3800, Large: 5600 }, { allergens: ['MILK'] }),
    drink('Karak', 700, { caffeineMgPer100ml: 20, allergens: ['MILK'] }),
  ],
  HU: [
    dish('Gulyásleves', { Csésze: 179_000, Tányér: 249_000 }, { taxPercent: 5, allergens: ['CELERY'] }),
    drink('Szilvapálinka', 120_000, { content: '40 ml', minimumAge: 18, alcoholPercent: 40 }),
  ],
}

export const menuFile = (country: Country) => ({
  menus: [{ id: 'menu', name: 'Menu', sections: [{ id: 'all', name: 'Dishes', items: DISHES[country] }] }],
})
