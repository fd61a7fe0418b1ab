import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { Brand } from './brand.ts'
import { brandStyles } from './brand-styles.ts'
import { iconFiles } from './icons.ts'
import { hasLegal, legalAddresses, legalTexts } from './legal.ts'
import { isOwnLogo, logoHasName } from './logo.ts'

const MODULE = 'virtual:brand'
const STYLES = 'virtual:brand.css'
const LEGAL = 'virtual:legal'

/** Vite serves and copies the files of this folder itself. */
const isPublic = ({ folder }: Brand) => resolve(folder).startsWith(resolve('public'))

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const iconTags = (brand: Brand): HtmlTagDescriptor[] =>
  [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    ...(brand.icon.endsWith('.svg') ? [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }] : []),
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }))

/** The files the site has of a brand: icons at its root, and those of a folder outside of `public`. */
async function filesOf(brand: Brand): Promise<Record<string, Buffer>> {
  const own = isPublic(brand) ? [] : readdirSync(brand.folder).filter((file) => extname(file) in TYPES)
  const files = own.map((file) => [`brand/${file}`, readFileSync(join(brand.folder, file))])
  return { ...(await iconFiles(brand)), ...(Object.fromEntries(files) as Record<string, Buffer>) }
}

/** A restaurant's name of more letters is set smaller in the bar. */
const SHORT = 16

/** What the app's code knows of the brand. */
const codeOf = ({ hero, logo, legal }: Brand, restaurantName = '') => `
export const hasLogo = ${isOwnLogo(logo, restaurantName || undefined)}
export const hero = ${JSON.stringify(hero && `/brand/${hero}`)}
export const hasLongName = ${restaurantName.length > SHORT}
export const logoHasName = ${logoHasName(logo)}
export const legal = ${JSON.stringify(legalAddresses(legal))}
`

/**
 * Answers the imports of what the app knows of the brand: its code, its legal texts, and the styles of its logo and
 * fonts. The name of the restaurant is that of the build, as in lib/config: what draws the pages is a build, too.
 * `import.meta.env.LEGAL` is a constant: code for legal pages is in no build without them.
 */
export function brandModule(brand: Brand): Plugin {
  let restaurantName: string | undefined
  const modules: Record<string, () => string> = {
    [`\0${MODULE}`]: () => codeOf(brand, restaurantName),
    [`\0${STYLES}`]: () => brandStyles(brand),
    [`\0${LEGAL}`]: () => `export const texts = ${JSON.stringify(legalTexts(brand.legal))}`,
  }
  return {
    name: 'brand-module',
    configResolved: ({ env }) => {
      restaurantName = env.VITE_RESTAURANT_NAME as string | undefined
    },
    config: (_config, { mode }) =>
      mode === 'test' ? {} : { define: { 'import.meta.env.LEGAL': String(hasLegal(brand.legal)) } },
    resolveId: (id) => (Object.hasOwn(modules, `\0${id}`) ? `\0${id}` : null),
    load: (id) => modules[id]?.(),
  }
}

/** Serves and emits the icons and files of a brand. A change of the folder restarts a dev server. */
export function brandFiles(brand: Brand): Plugin {
  return {
    name: 'brand-files',
    transformIndexHtml: () => iconTags(brand),
    configureServer(server) {
      const files = filesOf(brand)
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        void files.then((all) => {
          const file = Object.hasOwn(all, name) ? all[name] : undefined
          if (!file) return next()
          response.setHeader('Content-Type', TYPES[extname(name)]!)
          response.end(file)
        }, next)
      })
      server.watcher.add(brand.folder)
      server.watcher.on('all', (_event, file) => {
        if (resolve(file).startsWith(resolve(brand.folder)) && existsSync(brand.folder)) void server.restart()
      })
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesOf(brand))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
