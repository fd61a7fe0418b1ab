import { SCHEMES, THEMES, type ThemeName } from '../../lib/themes.ts'
import type { Brand } from './brand.ts'
import { logoUrl } from './logo.ts'

/** The address of a brand's own font file. */
const addressOf = (file: string) => `/brand/${file}`

/** The addresses of the brand's own fonts, by theme. */
export const fontFiles = ({ seeds }: Brand): Partial<Record<ThemeName, string>> =>
  Object.fromEntries(
    THEMES.flatMap((name) => (seeds[name]?.font?.file ? [[name, addressOf(seeds[name].font.file)]] : [])),
  )

/** The default theme's font is `optional`: a page that was painted without it keeps its letters, and nothing moves. */
function fontFace({ seeds }: Brand, name: ThemeName): string {
  const { family, file } = seeds[name]?.font ?? {}
  if (!family || !file) return ''
  const display = name === 'classic' ? 'optional' : 'swap'
  const source = `url("${addressOf(file)}") format("woff2")`
  return `@font-face{font-family:${JSON.stringify(family)};src:${source};font-weight:100 900;font-display:${display}}`
}

/** The style sheet of a brand: its fonts, and its logo in the colours of each look. */
export function brandStyles(brand: Brand): string {
  const urls = THEMES.map((name) => [name, logoUrl(brand.logo, brand.looks[name])] as const)
  const [[, common]] = urls as [(typeof urls)[number]]
  const others = urls.filter(([, url]) => url !== common)
  return [
    ...THEMES.map((name) => fontFace(brand, name)),
    `:root,[data-theme]{--logo-ratio:${brand.logo.ratio.toFixed(3)};--logo:${common}}`,
    ...others.map(([name, url]) => `[data-theme=${SCHEMES[name]}]{--logo:${url}}`),
  ].join('\n')
}
