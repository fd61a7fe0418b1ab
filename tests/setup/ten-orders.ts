import type { Country } from './ten-restaurants'

/** What a customer of a country chooses and types. */
export type TenOrder = {
  now: string
  /** Ids of dishes, with a size where there are some. */
  dishes: [id: string, size?: string][]
  /** Labels and values; without it the order is collected. */
  address?: [label: string, value: string][]
  phone: string
  tip?: string
  age?: number
  promo?: string
  giftCard?: [number: string, pin: string]
}

export const ORDERS: Record<Country, TenOrder> = {
  US: {
    ...{ now: '2026-11-20T18:00:00Z', dishes: [['dish', 'Whole'], ['drink']], phone: '(646) 555-0123', age: 21 },
    tip: '20%',
    address: [
      ['Street and number', '5 Ludlow Street'],
      ['City', 'New York'],
      ['State', 'NY'],
      ['ZIP code', '10002'],
    ],
  },
  DE: {
    ...{ now: '2026-11-20T18:00:00Z', dishes: [['dish', 'Groß'], ['drink']], phone: '0171 9876543', age: 16 },
    tip: '10',
    address: [
      ['Street and number', 'Domkloster 4'],
      ['Postal code', '50667'],
      ['City', 'Köln'],
    ],
  },
  AT: {
    ...{ now: '2026-11-20T18:00:00Z', dishes: [['dish', 'Groß'], ['drink']], phone: '0664 1234567' },
    giftCard: ['6006491200002511', '7301'],
    address: [
      ['Street and number', 'Gumpendorfer Straße 8/12'],
      ['Postal code', '1060'],
      ['City', 'Wien'],
    ],
  },
  FR: {
    ...{ now: '2026-11-20T11:30:00Z', dishes: [['dish', 'Entier'], ['drink'], ['honey']], phone: '06 12 34 56 78' },
    ...{ age: 18, promo: 'RENTREE' },
    address: [
      ['Street and number', '3 rue de la Folie-Méricourt'],
      ['Postal code', '75011'],
      ['City', 'Paris'],
    ],
  },
  IT: {
    ...{ now: '2026-11-20T18:00:00Z', dishes: [['dish', 'Grande'], ['drink']], phone: '06 5812 346', age: 18 },
    address: [
      ['Street and number', 'Vicolo del Cinque 40'],
      ['Postal code', '00153'],
      ['City', 'Roma'],
      ['Province', 'RM'],
    ],
  },
  GB: {
    ...{ now: '2026-11-21T00:15:00Z', dishes: [['dish', 'Large'], ['drink']], phone: '07400 123456', age: 18 },
    address: [
      ['Street and number', '10 Theobalds Road'],
      ['Town or city', 'London'],
      ['Postal code', 'WC1X 8PN'],
    ],
  },
  JP: {
    ...{ now: '2026-11-20T10:00:00Z', dishes: [['dish', 'Large'], ['drink']], phone: '090-1234-5678', age: 20 },
    address: [
      ['Postal code', '150-0043'],
      ['Prefecture', 'Tokyo'],
      ['Address', '2-10-7 Dogenzaka, Shibuya-ku'],
    ],
  },
  BR: {
    ...{ now: '2026-11-20T18:00:00Z', dishes: [['dish', 'Inteira'], ['drink']], phone: '(11) 96123-4567', age: 18 },
    tip: '10',
    address: [
      ['Street and number', 'Rua Oscar Freire 379'],
      ['City', 'São Paulo'],
      ['State', 'SP'],
      ['Postal code', '01426-001'],
    ],
  },
  QA: {
    ...{ now: '2026-11-20T16:00:00Z', dishes: [['dish', 'Large'], ['drink']], phone: '3312 3456' },
    address: [
      ['Street and number', 'Al Waab Street 7'],
      ['City', 'Doha'],
    ],
  },
  HU: {
    ...{ now: '2026-12-24T10:00:00Z', dishes: [['dish', 'Tányér'], ['drink']], phone: '06 30 123 4567', age: 18 },
  },
}
