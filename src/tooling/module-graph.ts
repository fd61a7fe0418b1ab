import { resolve } from 'node:path'

type Module = { importedIds: readonly string[]; dynamicImporters: readonly string[] }
/** The module graph, available when chunks are named. */
export type Graph = { getModuleInfo: (id: string) => Module | null }

/** A module and everything it imports statically, directly or not. */
export function reachableFrom(file: string, graph: Graph): Set<string> {
  const found = new Set([resolve(file)])
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    if (!module && id === resolve(file)) throw new Error(`${file} is no module of the build.`)
    module?.importedIds.forEach((imported) => found.add(imported))
  }
  return found
}
