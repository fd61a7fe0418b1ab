import { createRequire } from 'node:module'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { readBrand, type Brand } from '../brand/brand.ts'
import { brandModule } from '../brand/plugin.ts'
import { filePathOf } from './dish-pages.ts'
import { previewFile } from './previews.ts'
import { HEAD_TAGS, headTags } from './site-files.ts'
import { shopAddress } from '../places/plugin.ts'
import { allLanguages, shopLanguages, type BuildLanguage } from '../languages.ts'
import { translate } from '../translate.ts'
import { shortClassName } from '../styles/short-class-name.ts'
import { looksStyleSheet } from '../styles/looks-css.ts'
import { refreshed, SERVICE_WORKER } from '../../service-worker/shell.ts'
import { languageOf } from '../../i18n/language.ts'
import type { Ask } from './drawn-answers'
import type { DrawnPage, Unread } from './prerender'

/** The empty root in the template, and the marker that ends the root in a page. */
const ROOT = '<div id="root"></div>'
const END = '<!--end of root-->'
const WHOLE_ROOT = new RegExp(`<div id="root">[^]*${END}`)

/**
 * Some web hosts answer with index.html for addresses that have no file. The home page must not flash there, not even
 * in part: HIDE_ELSEWHERE hides it from the start, ONLY_HOME removes it after its root.
 */
const ONLY_HOME = `<script>location.pathname==='/'||document.getElementById('root').replaceChildren();document.documentElement.hidden=false</script>`
export const HIDE_ELSEWHERE = `<script>location.pathname==='/'||(document.documentElement.hidden=true)</script>`

/** The answers as a JSON data block, which a CSP does not treat as a script. `<` is escaped: no text can close it. */
const dataBlock = ({ drawn }: DrawnPage) =>
  drawn ? `<script type="application/json" id="drawn">${JSON.stringify(drawn).replaceAll('<', '\\u003c')}</script>` : ''

const rootOf = (page: DrawnPage, base: string) =>
  `<div id="root">${page.html}</div>${base + page.path === '/' ? ONLY_HOME : ''}${dataBlock(page)}${page.structured}${END}`

/** The name of a page's file in a build. */
export const fileOf = (page: DrawnPage, base: string) =>
  `${base}${page.path === '/' ? '/index' : filePathOf(page)}.html`.slice(1)

/** The HTML with the page in its root: fills the empty root of the template, or replaces that of a page. */
export const withPage = (html: string, page: DrawnPage, base: string) =>
  html.replace(html.includes(END) ? WHOLE_ROOT : ROOT, () => rootOf(page, base))

const requireFile = createRequire(import.meta.url)

/** Where the bundled app lies while it draws: inside the project, as Node finds its packages from there. */
const BUNDLES = '.vite'

/**
 * Prerenders the pages with the app itself, bundled for Node.
 * @param brand the logo and the photograph of the pages
 * @param site the origin they are served from
 * @param language that of the texts and of their addresses
 * @param ask reads the API; without it the pages are rendered as they are before any answer
 * @param unread called when the API cannot be read; may throw, otherwise the pages are rendered without answers
 * @throws Error when a page cannot be rendered
 */
export async function drawPages(
  brand: Brand,
  site: string,
  language: BuildLanguage,
  ask?: Ask,
  unread?: Unread,
): Promise<DrawnPage[]> {
  const { locale } = language
  mkdirSync(BUNDLES, { recursive: true })
  const outDir = mkdtempSync(join(BUNDLES, 'prerender-'))
  try {
    await build({
      configFile: false,
      css: { modules: { generateScopedName: shortClassName } },
      plugins: [
        translate(locale),
        shopLanguages(language),
        looksStyleSheet(brand.looks),
        brandModule(brand),
        shopAddress(locale, ask),
      ],
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: 'src/tooling/prerender/prerender.tsx',
        outDir,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    // `import` would be Vite's where Vite runs this file, and Vite's ends before the pages are drawn.
    const { prerender } = requireFile(resolve(outDir, 'prerender.mjs')) as typeof import('./prerender')
    return await prerender(site, ask, unread)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** How much HTML holds the first screen, in characters. */
const FIRST_SCREEN = 20_000
const WAIT_TAG = /\n *<link rel="expect"[^>]*>/

/**
 * Lets the browser paint the first screen at once, not in the pieces in which it arrives: text that is still arriving
 * would wrap again and move. The browser waits for the last heading of the first screen, or for the whole of a page
 * without one.
 */
export function waitTag({ html, drawn }: DrawnPage): string {
  if (!drawn) return ''
  const headings = [...html.slice(0, FIRST_SCREEN).matchAll(/<h\d[^>]* id="([^"]+)"/g)]
  const end = (html.length > FIRST_SCREEN && headings.at(-1)?.[1]) || 'drawn'
  return `<link rel="expect" href="#${end}" blocking="render">`
}

/** A page without its prerender time: if only that differs, devices that have cached the page need no new one. */
const withoutTime = (html: string) => html.replace(/"at":\d+/, '')

const CANONICAL = /<link rel="canonical" href="([^"]*)">/

/** The origin that a page was built for, or '' where it does not say. */
function siteOf(html: string): string {
  const [, address] = CANONICAL.exec(html) ?? []
  return address ? new URL(address).origin : ''
}

/** The HTML of a built page with the current head, for the site it was built for. */
function withHead(html: string, page: DrawnPage, language: BuildLanguage, folder: string): string {
  const origin = siteOf(html)
  if (!origin) return html
  const preview = previewFile(page)
  const own = preview && existsSync(join(folder, preview)) ? preview : undefined
  return html
    .replace(WAIT_TAG, '')
    .replace(HEAD_TAGS, () => `${headTags(origin, language, page, own)}\n    ${waitTag(page)}`)
}

/** The dish pages of a build. Other files in the folder are left out: they have no END marker. */
const dishFiles = (folder: string) =>
  existsSync(join(folder, 'menu'))
    ? readdirSync(join(folder, 'menu'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => join(folder, 'menu', file))
        .filter((file) => readFileSync(file, 'utf8').includes(END))
    : []

/** Prerenders the pages of one language again. */
async function redrawIn(language: BuildLanguage, folder: string, ask: Ask): Promise<string[]> {
  const { base } = language
  const own = join(folder, base)
  const index = join(own, 'index.html')
  const site = existsSync(index) ? siteOf(readFileSync(index, 'utf8')) : ''
  const pages = (
    await drawPages(await readBrand(undefined, undefined, languageOf(language.locale)), site, language, ask)
  ).filter(({ drawn }) => drawn)
  const all = pages.map((page) => ({ page, file: join(folder, fileOf(page, base)) }))
  const missing = all.find(({ page, file }) => !page.drawn?.item && !existsSync(file))
  if (missing) throw new Error(`${missing.file} is not there: npm run build makes it.`)
  const files = all.filter(({ file }) => existsSync(file))
  const drawn = new Set(files.map(({ file }) => file))
  for (const file of dishFiles(own)) if (!drawn.has(file)) rmSync(file)
  for (const { page, file } of files) {
    const before = readFileSync(file, 'utf8')
    const now = withHead(withPage(before, page, base), page, language, folder)
    if (withoutTime(before) !== withoutTime(now)) writeFileSync(file, now)
  }
  const others = Object.entries(pages[0]!.files ?? {}).map(([name, text]) => [join(own, name), text] as const)
  for (const [file, text] of others) {
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  const worker = join(own, SERVICE_WORKER)
  if (existsSync(worker)) writeFileSync(worker, refreshed(readFileSync(worker, 'utf8'), folder))
  return [...files, ...others.map(([file]) => ({ file }))].map(({ file }) => file)
}

/**
 * Prerenders the pages of a build again from the API's current answers, and updates the service workers' lists of files.
 * Returns the files' names. The page of a dish that is gone is deleted; a new dish gets one with the next build.
 * @param askIn reads the API in a language, where the shop has several
 * @throws Error when the API cannot be read or there is no build; nothing is written then in that language
 */
export async function redraw(
  folder: string,
  locales: { main: string | undefined; others: string | undefined },
  askIn: (language?: string) => Ask,
): Promise<string[]> {
  const files: string[] = []
  for (const language of allLanguages(locales.main, locales.others)) {
    const ask = language.languages.length > 0 ? askIn(language.locale) : askIn()
    files.push(...(await redrawIn(language, folder, ask)))
  }
  return files
}
