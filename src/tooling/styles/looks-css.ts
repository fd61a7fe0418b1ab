import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Looks } from '../../theme/looks.ts'
import { variablesOf } from '../../theme/theme.ts'

type Rules = Record<string, unknown>
type Sheet = [selector: string, rules: Rules][]

const sheets = (looks: Looks): Sheet =>
  variablesOf(looks)
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Rules>))

const NAMES = /--mui-[\w-]+/g
const namesIn = (text: string) => text.match(NAMES) ?? []

/** The variables that our own code names, and those that their values name. */
function ownNames(all: Sheet): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file))
  const names = new Set(files.flatMap((file) => namesIn(readFileSync(join('src', file), 'utf8'))))
  for (const name of names) for (const [, rules] of all) namesIn(String(rules[name])).forEach((one) => names.add(one))
  return names
}

const cssOf = (all: Sheet, isWanted: (name: string) => boolean) =>
  all
    .map(([selector, rules]) => {
      const wanted = Object.entries(rules).filter(([name, value]) => typeof value !== 'object' && isWanted(name))
      const text = wanted.map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)}`)
      return `${selector}{${text.join(';')}}`
    })
    .join('\n')

/** By the name they are imported by: the part of the theme that every page needs, and the part that only MUI's components need. */
const PARTS = {
  'virtual:looks.css': (isOwn: boolean) => isOwn,
  'virtual:mui.css': (isOwn: boolean) => !isOwn,
}
const isPart = (id: string): id is keyof typeof PARTS => Object.hasOwn(PARTS, id)

function partCss(part: keyof typeof PARTS, looks: Looks): string {
  const all = sheets(looks)
  const own = ownNames(all)
  return cssOf(all, (name) => PARTS[part](!name.startsWith('--mui-') || own.has(name)))
}

/** What MUI's themes are made of in a browser: the references to all variables, and the colours of each look. */
const THEME = 'virtual:mui-theme'

/** Without the value for when there is no such variable: the style sheet has them all. */
const references = (looks: Looks) =>
  JSON.stringify(variablesOf(looks).vars, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)') : value,
  )

const coloursOf = (looks: Looks) => JSON.stringify(looks, (key, value: unknown) => (key === 'look' ? undefined : value))

/**
 * Generates the style sheets of the looks when the app is built or served, instead of in every browser. They hold the
 * CSS variables of MUI's theme, the same on every visit. Most are used by MUI alone, and are loaded with it.
 */
export function looksStyleSheet(looks: Looks): Plugin {
  return {
    name: 'looks-css',
    resolveId: (id) => (isPart(id) || id === THEME ? `\0${id}` : null),
    load(id) {
      const part = id.slice(1)
      if (id === `\0${THEME}`)
        return `export const vars = ${references(looks)}\nexport const colours = ${coloursOf(looks)}`
      return id.startsWith('\0') && isPart(part) ? partCss(part, looks) : null
    },
  }
}
