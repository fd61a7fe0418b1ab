import type { Plugin } from 'vite'
import { theme } from './theme.ts'

const NAME = 'virtual:looks.css'

type Rules = Record<string, unknown>

const declarations = (rules: Rules) =>
  Object.entries(rules)
    .flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [`${name === 'colorScheme' ? 'color-scheme' : name}:${value}`]
        : [],
    )
    .join(';')

/** The CSS variables of MUI's theme and of the looks, as a style sheet: they are the same on every visit. */
const looksCss = () =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Rules>))
    .map(([selector, rules]) => `${selector}{${declarations(rules)}}`)
    .join('\n')

/** Generates the style sheet of the looks when the app is built or served, instead of in every browser. */
export function looksStyleSheet(): Plugin {
  return {
    name: 'looks-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? looksCss() : null),
  }
}
