// What ttag does, for what runs before the packages are installed: it reads the catalog by hand.
import { existsSync, readFileSync } from 'node:fs'

/** Returns `t` of ttag, without plurals: it looks for a text in the catalog of setup. */
export function speakIn(locale) {
  const path = new URL(`./${locale.split('-')[0]}/setup.po`, import.meta.url)
  const catalog = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const translated = (text) => {
    const [, after = ''] = catalog.split(`msgid ${JSON.stringify(text)}\nmsgstr `)
    return after && JSON.parse(after.split('\n')[0])
  }
  return (texts, ...values) => {
    const text = texts.reduce((all, one, at) => `${all}\${ ${at - 1} }${one}`)
    return (translated(text) || text).replace(/\$\{ (\d+) \}/g, (_, at) => values[at])
  }
}
