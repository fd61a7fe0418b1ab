import type { Plugin, Rolldown } from 'vite'
import type { Brand } from '../brand/brand.ts'
import { ROUTES } from '../../app/routes.ts'
import { drawPages, fileOf, HIDE_ELSEWHERE, waitTag, withPage } from './draw-pages.ts'
import { loadIn } from '../load-in.mjs'
import type { BuildLanguage } from '../languages.ts'
import { NOT_FOUND, SHELL } from '../addresses.ts'
import { customerPages } from './customer-pages.ts'
import { KEEP_EARLY_TAPS, LOAD_CODE, WATCH_PAGE } from './inline-scripts.ts'
import type { Ask } from './drawn-answers'
import { dishPreviews, previewFile, type ReadPicture } from './previews.ts'
import { headTags, manifestOf, robotsOf, sitemapOf, titleTag } from './site-files.ts'

/** The early-taps script goes here, before any style sheet: a script after one would wait for it. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
const EARLY_TAPS = `<script>${KEEP_EARLY_TAPS}</script>`
/** The end of the page: what follows finds it as it was sent, and what others change afterwards is seen. */
const watched = (html: string) => html.replace('</body>', () => `<script>${WATCH_PAGE}</script>\n  </body>`)

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`${name} has no chunk of its own.`)
  return chunk
}

/** The head's tags for the assets of named chunks: their style sheets, and preloads for their code. */
function assetTags(bundle: Rolldown.OutputBundle, names: string[], html: string): string {
  const chunks = new Set(names.map((name) => chunkOf(bundle, name)))
  for (const { imports } of chunks) {
    for (const file of imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') chunks.add(imported)
    }
  }
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...chunks].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ]
    .filter((tag) => !html.includes(tag))
    .join('\n    ')
}

const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g
const CODE = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/**
 * Pages that are read first and typed into later: their code yields to their fonts. On pages with dishes the code would
 * yield to the pictures too, which holds up the first tap.
 */
const CODE_LAST = ROUTES.filter(({ audience }) => audience === 'guests').map(({ path }) => path)

/**
 * What there is to see is painted first, then the code is requested: where it comes quickly, as from a cache, it would
 * run before the paint.
 */
const afterPaint = (code: string) => `\n    <template id="code">${code}\n    </template><script>${LOAD_CODE}</script>`

/**
 * A page that requests nothing before it is painted: its styles are inlined in the head, its code is requested at the
 * end of the body, or after the paint if the page is drawn, which `path` says. The style sheet links stay, disabled, so
 * that later pages find the styles already present.
 */
function selfContained(bundle: Rolldown.OutputBundle, html: string, path?: string): string {
  const isLast = path !== undefined && CODE_LAST.includes(path)
  const tags = [...html.matchAll(CODE)].map(([tag]) =>
    isLast ? tag.replace(' crossorigin', ' fetchpriority="low" crossorigin') : tag,
  )
  const code = path === undefined ? tags.join('') : afterPaint(tags.join(''))
  const styles = (tag: string, file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') throw new Error(`${file} is not in the bundle.`)
    return `\n    <style>${String(sheet.source)}</style>${tag.replace('rel=', 'disabled rel=')}`
  }
  return html
    .replace(CODE, '')
    .replace(SHEET, styles)
    .replace('</body>', () => `${code}\n  </body>`)
}

const ROOT = '<div id="root"></div>'
const NO_INDEX = '<meta name="robots" content="noindex">'

/** Where the pages are drawn from. With `restaurantId` the API is asked for that restaurant first. */
type Source = {
  ask: Ask | undefined
  readPicture: ReadPicture
  restaurantId: string | false | undefined
  /** The restaurant's address in the API; null where a page's inline scripts cannot ask it. */
  restaurantUrl: string | null
}

/**
 * Prerenders every public page at build time: one file each, with its own head, visible before any script has run. The
 * app hydrates pages that were prerendered with the API's answers, and replaces those without. `site` is the origin the
 * build is served from.
 */
export function pagesAsFiles(
  site: string,
  brand: Brand,
  language: BuildLanguage,
  { ask, readPicture, restaurantId, restaurantUrl }: Source,
): Plugin {
  const { base } = language
  return {
    name: 'pages-as-files',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      if (!ask || !restaurantId) return
      const url = new URL('./require-restaurant.ts', import.meta.url)
      const { requireRestaurant } = (await loadIn(language.locale, url)) as typeof import('./require-restaurant')
      await requireRestaurant(ask, restaurantId)
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const template = String(index.source)
        const words = (await loadIn(
          language.locale,
          new URL('../cannot-draw.ts', import.meta.url),
        )) as typeof import('../cannot-draw')
        const emit = (path: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `${base}/${path}`.slice(1), source })
        const pages = await drawPages(brand, site, language, ask, (cause) => {
          throw words.cannotDraw(cause.message)
        })
        const previews = await dishPreviews(pages, brand.looks.classic, readPicture)
        for (const [fileName, source] of previews) this.emitFile({ type: 'asset', fileName, source })
        for (const page of pages) {
          const file = fileOf(page, base)
          const preview = previewFile(page)
          const readable = headTags(site, language, page, preview && previews.has(preview) ? preview : undefined)
          const tags = [readable, waitTag(page), assetTags(bundle, [page.name], template)]
          const head = `  ${tags.filter(Boolean).join('\n    ')}\n  </head>`
          const whole = watched(withPage(template, page, base))
            .replace('</head>', () => head)
            .replace(VIEWPORT, (meta) => `${meta}\n    ${file === 'index.html' ? HIDE_ELSEWHERE : ''}${EARLY_TAPS}`)
          const source = selfContained(bundle, whole, page.path)
          if (file === 'index.html') index.source = source
          else this.emitFile({ type: 'asset', fileName: file, source })
        }
        const home = headTags(site, language, pages[0]!)
        const emitEmpty = (fileName: string, tags: string, names: string[] = [], inline = '') => {
          const head = `  ${[tags, assetTags(bundle, names, template)].filter(Boolean).join('\n    ')}\n  </head>`
          const whole = watched(template.replace('</head>', () => head).replace(ROOT, (root) => root + inline))
          emit(fileName, selfContained(bundle, whole))
        }
        emitEmpty(SHELL.slice(1), home)
        emitEmpty(NOT_FOUND.slice(1), titleTag(pages[0]!) + NO_INDEX, ['NotFoundPage'])
        for (const { path, chunks, scripts } of customerPages(
          restaurantUrl,
          language.languages.length > 0 ? language.locale : undefined,
        )) {
          const inline = scripts(`/${chunkOf(bundle, chunks[0]!).fileName}`)
          emitEmpty(`${path.slice(1)}.html`, home, chunks, inline)
        }
        for (const [fileName, source] of Object.entries(pages[0]!.files ?? {})) emit(fileName, source)
        emit('manifest.webmanifest', manifestOf(pages[0]!, brand, language))
        if (!base) emit('robots.txt', robotsOf(site, language))
        else delete bundle['index.html']
        emit('sitemap.xml', sitemapOf(site + base, pages))
      },
    },
  }
}
