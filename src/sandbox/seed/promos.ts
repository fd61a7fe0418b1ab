export type Promo = {
  code: string
  /** What it gives, in words. */
  text: string
  minimum: number
  ends: string
} & ({ percent: number } | { amount: number })

/** The promo codes of the restaurant. Amounts in minor units. */
export const promos: Promo[] = [
  { code: 'MARKET10', text: '10% off your order', percent: 10, minimum: 0, ends: '2030-01-01T00:00:00Z' },
  { code: 'FIVEOFF', text: '$5.00 off from $25.00', amount: 500, minimum: 2500, ends: '2030-01-01T00:00:00Z' },
  { code: 'OPENING', text: '20% off', percent: 20, minimum: 0, ends: '2025-01-01T00:00:00Z' },
]
