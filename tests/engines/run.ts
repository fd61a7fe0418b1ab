import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { PreviewServer } from '../journeys/preview-server'
import { BUILDS, CHECKS } from './checks'
import { chromium } from './chromium'
import { firefox } from './firefox'
import { visit } from './visit'
import { webkit } from './webkit'

const ENGINES = { chromium: () => chromium, firefox, webkit }

type Build = keyof typeof BUILDS

/** Builds the shop with the variables of a build, and serves it. */
async function serve(build: Build) {
  const folder = `.vite/engines-${build}`
  const env = BUILDS[build]
  const args = ['src/tooling/build.mjs', '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const server = new PreviewServer(['--outDir', folder])
  process.once('exit', () => void server.stop())
  await server.start(env)
  return {
    url: server.url,
    async end() {
      await server.end()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Runs the checks, one browser at a time, and prints each.
 * @param programs what starts the engines, by their names
 * @param only a part of the names of the checks to run
 * @returns how many have failed
 */
export async function run(programs: Record<keyof typeof ENGINES, string>, rounds: number, only = ''): Promise<number> {
  const engines = Object.entries(programs).map(([name, program]) => ENGINES[name as keyof typeof ENGINES](program))
  const checks = CHECKS.filter(({ name }) => name.includes(only))
  const servers = new Map<Build, Awaited<ReturnType<typeof serve>>>()
  for (const { build } of checks) if (!servers.has(build)) servers.set(build, await serve(build))
  const count = { passed: 0, failed: 0 }
  for (let round = 1; round <= rounds; round++) {
    for (const engine of engines) {
      for (const { name, build, size, work } of checks.filter(({ isRepeated }) => round === 1 || isRepeated)) {
        const began = Date.now()
        const title = () => `${engine.name}: ${name}, round ${round}, ${((Date.now() - began) / 1000).toFixed(1)} s`
        try {
          await visit(engine, servers.get(build)!.url, size, work)
          count.passed += 1
          console.log(`ok     ${title()}`)
        } catch (cause) {
          count.failed += 1
          console.log(`FAILED ${title()}\n${(cause as Error).message}`)
        }
      }
    }
  }
  for (const server of servers.values()) await server.end()
  console.log(`\n${count.passed} passed, ${count.failed} failed`)
  return count.failed
}
