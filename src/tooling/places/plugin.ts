import type { Plugin } from 'vite'
import { addressRules } from '../../lib/all-address-rules.ts'
import type { Ask } from '../prerender/drawn-answers'

const WRITTEN = '\0virtual:shop-address'
const RULES = '\0virtual:shop-address-rules'

/** In which country the restaurant is, by its profile; by the locale where no API can be asked. */
async function countryOf(locale: string, id: string, ask?: Ask): Promise<string> {
  const asked = ask?.(`/api/v1/restaurants/${id}`).catch(() => undefined)
  const { address } = ((await asked) ?? {}) as { address?: { country?: string } }
  return address?.country ?? new Intl.Locale(locale).maximize().region ?? 'US'
}

/**
 * Answers the imports of how addresses of the restaurant's country are written, which every page needs, and of all else
 * that a form must know of them. The other 250 countries are in no build's first load.
 */
export function shopAddress(locale: string, ask?: Ask): Plugin {
  let id = 'tamarind-row'
  let asked: Promise<string> | undefined
  return {
    name: 'shop-address',
    configResolved: ({ env }) => void (id = (env.VITE_RESTAURANT_ID as string | undefined) ?? id),
    resolveId: (name) => ([WRITTEN, RULES].includes(`\0${name}`) ? `\0${name}` : null),
    async load(name) {
      if (name !== WRITTEN && name !== RULES) return
      const country = await (asked ??= countryOf(locale, id, ask))
      const rules = addressRules(country)
      return name === WRITTEN
        ? `export const country = ${JSON.stringify(country)}; export const text = ${JSON.stringify([...new Set(rules.text)])}`
        : `export const rules = ${JSON.stringify(rules)}`
    },
  }
}
