import { expect, it, vi } from 'vitest'
import { shopAddress } from './plugin'

type Ask = Parameters<typeof shopAddress>[1]

/** What the modules hold in a build that asks an API. */
async function modulesOf(locale: string, ask?: Ask) {
  const { configResolved, load } = shopAddress(locale, ask) as unknown as {
    configResolved: (config: object) => void
    load: (id: string) => Promise<string>
  }
  configResolved({ env: { VITE_RESTAURANT_ID: 'cafe' } })
  return Promise.all(['\0virtual:shop-address', '\0virtual:shop-address-rules'].map((id) => load(id)))
}

it('a build has the addresses of the country that the API says the restaurant is in, and asks once', async () => {
  const ask = vi.fn(() => Promise.resolve({ address: { country: 'QA' } }))
  const [written, rules] = await modulesOf('en-US', ask)
  expect(written).toBe('export const country = "QA"; export const text = ["%A, %B, %C"]')
  expect(rules).toBe('export const rules = {"text":["%A, %B, %C"],"form":["ABC"],"required":"AC","regions":[]}')
  expect(ask.mock.calls).toEqual([['/api/v1/restaurants/cafe']])
})

it.each<[string, string, Ask]>([
  ['de-AT', 'AT', undefined],
  ['de', 'DE', () => Promise.reject(new Error('down'))],
  ['ar-KW', 'KW', () => Promise.resolve({ address: null })],
])('a build for %s has the addresses of %s where the API says none', async (locale, country, ask) => {
  expect((await modulesOf(locale, ask))[0]).toContain(`country = "${country}"`)
})
