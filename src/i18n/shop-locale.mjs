// The language of the shop before anything of it has been read for good. It uses no package, and only what old versions
// of Node know.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Whether there are texts in a locale's language. Those in English are in the source. */
function isSpoken(locale) {
  try {
    const { language } = new Intl.Locale(locale)
    return language === 'en' || existsSync(new URL(`./${language}/`, import.meta.url))
  } catch {
    return false
  }
}

/**
 * The locale of the shop, as the environment, `.env.local` or the restaurant's file say it, mistakes or not; else `usual`.
 * @param {NodeJS.ProcessEnv} env
 */
export function shopLocale(env = process.env, usual = 'en-US') {
  const settings = textOf('.env.local')
  const valueOf = (name) =>
    env[name] || (new RegExp(`^${name}=["'\`]?(.*?)["'\`]?$`, 'm').exec(settings) || ['', ''])[1].replace(/\\\$/g, '$')
  const file = join(valueOf('SANDBOX_RESTAURANT') || '.', 'restaurant.json')
  const locale = valueOf('VITE_LOCALE') || (/"locale"\s*:\s*"([^"]*)"/.exec(textOf(file)) || ['', ''])[1]
  return isSpoken(locale) ? locale : usual
}

/** The locale of a terminal: 'de-AT' for LANG=de_AT.UTF-8, and English for C or a language the shop does not have. */
export function terminalLocale({ LC_ALL, LC_MESSAGES, LANG } = process.env) {
  const locale = (LC_ALL || LC_MESSAGES || LANG || '').replace(/[.@].*$/, '').replace('_', '-')
  return isSpoken(locale) ? locale : 'en-US'
}
