import { resolve } from 'node:path'
import { BEGIN_WITH } from './first-load.ts'
import { type Graph, reachableFrom } from './module-graph.ts'

/** What pages add once they are shown: for everyone, and for customers. */
const AFTER_PAGE = { every: 'src/app/analytics/Analytics.tsx', customer: 'src/app/CustomerServices.tsx' }
type Group = { name: string | ((id: string, graph: Graph) => string | null); test?: RegExp; minShareCount: number }

const isOurs = (id: string) => id.startsWith(resolve('src')) && !id.includes('?')

/** Whether a module is reachable from one of these files. */
function reachable(files: string[]) {
  let found: Set<string> | undefined
  return (id: string, graph: Graph) =>
    (found ??= new Set(files.flatMap((file) => [...reachableFrom(file, graph)]))).has(id)
}

/**
 * Names the chunk of what pages share: 'mui' for what uses MUI, which not every page has. Pages that visits begin with
 * do not wait for code that only other pages need.
 */
function ofPages() {
  const isOfBeginning = reachable(BEGIN_WITH)
  return (id: string, graph: Graph) => {
    const isOnDemand = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    if (!isOurs(id) || isOnDemand || isOfBeginning(id, graph)) return null
    return [...reachableFrom(id, graph)].some((imported) => imported.includes('/@mui/')) ? 'mui' : 'pages'
  }
}

/**
 * Groups what several pages share: as files of their own, most had less than 700 bytes, and a page loaded up to 65 of
 * them.
 */
export const sharedChunks = (): Group[] => [
  ...Object.entries(AFTER_PAGE).map(([name, file]) => {
    const isPart = reachable([file])
    return { name: (id: string, graph: Graph) => (isOurs(id) && isPart(id, graph) ? name : null), minShareCount: 2 }
  }),
  { name: ofPages(), minShareCount: 3 },
  { name: 'mui', test: /\/node_modules\/@(mui|emotion)\//, minShareCount: 2 },
]
