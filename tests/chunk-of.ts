import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The URL of the chunk of a build that holds a module, by the source maps: names of chunks are short and may change. */
export function chunkOf(build: string, module: string): string {
  const assets = join('.deploy', basename(build), 'maps/assets')
  const holds = (name: string) =>
    (JSON.parse(readFileSync(join(assets, name), 'utf8')) as { sources: string[] }).sources.some((source) =>
      source.endsWith(module),
    )
  const map = readdirSync(assets).find((name) => name.endsWith('.js.map') && holds(name))
  if (!map) throw new Error(`No chunk in ${build} holds ${module}`)
  return `/assets/${map.slice(0, -'.map'.length)}`
}
