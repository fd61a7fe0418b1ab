import { createServer, type Plugin, type Rolldown } from 'vite'
import type { DrawnPage } from './prerender'
import { headTags, manifestOf, robotsOf, sitemapOf } from './site-files.ts'

const ROOT = '<div id="root"></div>'
/** index.html also answers for the addresses that have no file: there, the home page must not stand for a moment. */
const ONLY_HOME = `<script>location.pathname==='/'||document.getElementById('root').replaceChildren()</script>`

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** What the browser needs to draw a page, asked for in its head: the page's styles, and its code beside the rest. */
function assetTags(bundle: Rolldown.OutputBundle, name: string, html: string): string {
  const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (page?.type !== 'chunk') throw new Error(`The page ${name} has no chunk of its own.`)
  const chunks = new Set([page])
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

/** The pages as the app itself draws them, on a server of Vite's that nobody can reach. */
async function drawn(): Promise<DrawnPage[]> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof import('./prerender')
    return await prerender()
  } finally {
    await server.close()
  }
}

/**
 * Draws every public page at build time: a file each, with its own head, seen before any script has run. The app
 * replaces what is drawn as soon as it is there. `site` is the origin the build will stand at.
 */
export function pagesAsFiles(site: string): Plugin {
  return {
    name: 'pages-as-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const template = String(index.source)
        const pages = await drawn()
        for (const page of pages) {
          const file = fileOf(page.path)
          const source = template
            .replace(
              '</head>',
              () => `  ${headTags(site, page)}\n    ${assetTags(bundle, page.name, template)}\n  </head>`,
            )
            .replace(ROOT, () => `<div id="root">${page.html}</div>${page.path === '/' ? ONLY_HOME : ''}`)
          if (file === 'index.html') index.source = source
          else this.emitFile({ type: 'asset', fileName: file, source })
        }
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifestOf(pages[0]!) })
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsOf(site) })
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(site, pages) })
      },
    },
  }
}
