import { resolve } from 'node:path'
import { BEGIN_WITH } from './first-load.ts'
import { type Graph, reachableFrom } from './module-graph.ts'

/** What pages add once they are shown: for everyone, and for customers. */
const AFTER_PAGE = { every: 'src/app/analytics/Analytics.tsx', customer: 'src/app/CustomerServices.tsx' }
/** All of MUI but its fields. */
const WITHOUT_FIELDS = ['src/app/SideSheet.tsx', 'src/components/ConfirmDialog.tsx']
/** What the fields of drawn pages share with those of MUI, of which these pages carry no byte. */
const DRAWN_FIELD = ['src/components/DrawnField.tsx', 'src/components/fits.ts']
type Group = { name: (id: string, graph: Graph) => string | null; minShareCount: number }

const isMui = (id: string) => /\/node_modules\/@(mui|emotion)\//.test(id)
const isOurs = (id: string) => id.startsWith(resolve('src')) && !id.includes('?')

/** Whether a module is reachable from one of these files. */
function reachable(files: string[]) {
  let found: Set<string> | undefined
  return (id: string, graph: Graph) =>
    (found ??= new Set(files.flatMap((file) => [...reachableFrom(file, graph)]))).has(id)
}

/** Names the chunk of what only some pages load: 'mui' for what dialogs use of MUI, 'fields' for the rest of it. */
function ofMui() {
  const hasNoField = reachable(WITHOUT_FIELDS)
  return (id: string, graph: Graph) => (!isMui(id) ? null : hasNoField(id, graph) ? 'mui' : 'fields')
}

/**
 * Names the chunk of what pages share: that of MUI for what uses it, which not every page has. Pages that visits begin
 * with do not wait for code that only other pages need.
 */
function ofPages() {
  const chunkOf = ofMui()
  const isOfBeginning = reachable(BEGIN_WITH)
  return (id: string, graph: Graph) => {
    const isOnDemand = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    if (!isOurs(id) || isOnDemand || isOfBeginning(id, graph)) return null
    const used = new Set([...reachableFrom(id, graph)].map((imported) => chunkOf(imported, graph)))
    return (['fields', 'mui'] as const).find((chunk) => used.has(chunk)) ?? 'pages'
  }
}

/** Takes a chunk's name from `nameOf`, but only one of `names`. */
const only =
  (names: string[], nameOf: Group['name']): Group['name'] =>
  (id, graph) => {
    const name = nameOf(id, graph)
    return name !== null && names.includes(name) ? name : null
  }

/**
 * Groups what several pages share: as files of their own, most had less than 700 bytes, and a page loaded up to 65 of
 * them. A group takes with it all that its modules import and no group before it has: 'fields', which the fewest pages
 * load, comes last.
 */
export const sharedChunks = (): Group[] => [
  ...Object.entries({ ...AFTER_PAGE, 'drawn-field': DRAWN_FIELD }).map(([name, files]) => {
    const isPart = reachable([files].flat())
    return { name: (id: string, graph: Graph) => (isOurs(id) && isPart(id, graph) ? name : null), minShareCount: 2 }
  }),
  { name: only(['mui'], ofMui()), minShareCount: 2 },
  { name: only(['pages', 'mui'], ofPages()), minShareCount: 3 },
  { name: only(['fields'], ofPages()), minShareCount: 3 },
  { name: only(['fields'], ofMui()), minShareCount: 2 },
]
