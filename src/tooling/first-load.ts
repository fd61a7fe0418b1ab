import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Graph, reachableFrom } from './module-graph.ts'

const ENTRY = 'src/main.tsx'
/** The page most visits begin with, and the pages that come next. */
const FIRST_PAGE = 'src/pages/menu/MenuPage.tsx'
const ALSO_BEGIN = ['src/pages/home/HomePage.tsx', 'src/pages/item/ItemPage.tsx']
const NEXT_PAGES = [...ALSO_BEGIN, 'src/pages/cart/CartPage.tsx']

/** The pages visits begin with. */
export const BEGIN_WITH = [FIRST_PAGE, ...ALSO_BEGIN]

/** Parts of TanStack Query that only later pages use: its index imports them, so the import graph counts them as first. */
const LATER = /\/@tanstack\/.*\/(use(InfiniteQuery|Queries|Mutation)|(infiniteQuery|queries|mutation)Observer)\.js$/

/**
 * Names the chunk of a module: 'first' for what the entry imports, and for what the menu shares with the pages that
 * come next. It is a single file: thirty small ones would be slower and larger.
 */
export function firstLoad() {
  let first: Set<string> | undefined
  const derive = (graph: Graph) => {
    const next = NEXT_PAGES.map((page) => reachableFrom(page, graph))
    const shared = [...reachableFrom(FIRST_PAGE, graph)].filter((id) => next.some((page) => page.has(id)))
    const first = new Set([...reachableFrom(ENTRY, graph), ...shared])
    first.delete(resolve(ENTRY))
    return first
  }
  return (id: string, graph: Graph) => ((first ??= derive(graph)).has(id) && !LATER.test(id) ? 'first' : null)
}

/**
 * The file name of a chunk. The first load lists those of all chunks, and each letter that differs costs it something:
 * 'a' are those that every page has loaded before it loads any other, the first load and the runtime.
 */
export const chunkFileName = ({ name }: { name: string }) =>
  `assets/${['first', 'rolldown-runtime'].includes(name) ? 'a' : 'c'}-[hash:7].js`
const EVERYWHERE = /\/a-[^/]+\.js$/

/**
 * Shortens the lists of files to preload with a chunk that is loaded later, which are part of the first load: without
 * what every page has loaded, and without the chunk itself if its import starts at once, as nothing of it has styles.
 */
export function shortPreloads(): Plugin {
  const styled = new Set<string>()
  return {
    name: 'short-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (chunk, files, { hostType }) => {
            if (hostType === 'html') return files
            const waitsForStyles = files.some((file) => styled.has(file))
            return files.filter((file) => !EVERYWHERE.test(file) && (file !== chunk || waitsForStyles))
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.viteMetadata?.importedCss.size) styled.add(file.fileName)
        }
      },
    },
  }
}
