import { resolve } from 'node:path'

type Module = { importedIds: readonly string[] }
/** The module graph, available when chunks are named. */
type Graph = { getModuleInfo: (id: string) => Module | null }

const ENTRY = 'src/main.tsx'
/** The page most visits begin with, and the pages that come next. */
const FIRST_PAGE = 'src/pages/menu/MenuPage.tsx'
const NEXT_PAGES = ['src/pages/home/HomePage.tsx', 'src/pages/item/ItemPage.tsx', 'src/pages/cart/CartPage.tsx']

/** Parts of TanStack Query that only later pages use: its index imports them, so the graph alone calls them first. */
const LATER = /\/@tanstack\/.*\/(use(InfiniteQuery|Queries|Mutation)|(infiniteQuery|queries|mutation)Observer)\.js$/

/** A module and everything it imports statically, directly or not. */
function reachableFrom(file: string, graph: Graph): Set<string> {
  const found = new Set([resolve(file)])
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    if (!module && id === resolve(file)) throw new Error(`${file} is no module of the build.`)
    module?.importedIds.forEach((imported) => found.add(imported))
  }
  return found
}

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

/** The chunks that every page has loaded before it loads another. */
const EVERYWHERE = /\/(first|rolldown-runtime)-[^/]+$/

/**
 * The files to preload with a chunk that is loaded later. A chunk without a style sheet is not preloaded itself: its
 * import starts at once. Without this the list of preloads is 1 kB of the first load.
 */
export function notLoadedYet(chunk: string, files: string[]): string[] {
  const missing = files.filter((file) => !EVERYWHERE.test(file))
  return missing.some((file) => file.endsWith('.css')) ? missing : missing.filter((file) => file !== chunk)
}
