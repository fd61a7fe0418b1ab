import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { quickBuild } from '../quick-build'
import { PreviewServer } from './preview-server'
import { test as shop } from './shop'

/** The folder of a worker's own build, inside the project. */
export const BUILD = `.vite/build-${process.env.TEST_WORKER_INDEX}`

/**
 * Journeys on a build with these variables. Each worker has its own, which a test may change.
 * @param languages how many it has: each is a build
 */
export const builtWith = (env: Record<string, string>, languages = 1) =>
  shop.extend({
    server: [
      async ({ menu: _ }, use) => {
        execFileSync(process.execPath, quickBuild(BUILD, 'error'), { env: { ...process.env, ...env } })
        const server = new PreviewServer(['--outDir', BUILD])
        await server.start(env)
        await use(server)
        await server.end()
        for (const folder of [BUILD, join('.deploy', basename(BUILD))]) rmSync(folder, { recursive: true })
      },
      { scope: 'worker', timeout: languages * 120_000 },
    ],
  })
