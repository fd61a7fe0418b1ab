import { afterEach, expect, it, vi } from 'vitest'
import { seedOf } from './seed-of'

const SEED = 'src/sandbox/seed'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['de-AT', undefined, 'de-AT'],
  ['de-DE', `${SEED}/pizzeria-aurora`, 'de-DE'],
  // Its texts are in both, and each customer reads those of the page.
  ['en-KW', `${SEED}/cafe-noor`, 'ar-KW'],
  ['ar-KW', `${SEED}/cafe-noor`, 'ar-KW'],
])('in a shop in %s the restaurant of the folder %s speaks %s', (shop, folder, locale) => {
  vi.stubEnv('VITE_LOCALE', shop)
  expect(seedOf(folder).restaurant.locale).toBe(locale)
})
