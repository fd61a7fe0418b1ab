import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PreviewServer } from './preview-server'
import { test as shop } from './shop'

/** A build with the service worker, inside the project as Vite previews no other. */
export const BUILD = `.vite/with-worker-${process.env.TEST_WORKER_INDEX}`
/** Journeys on a build with the service worker. */
export const test = shop.extend({
  // The server is stopped and started again: each test has its own, and a build that it may change.
  server: [
    async ({ menu: _ }, use) => {
      const build = [
        'node_modules/vite/bin/vite.js',
        'build',
        '--outDir',
        BUILD,
        '--emptyOutDir',
        '--logLevel',
        'error',
      ]
      execFileSync(process.execPath, build, { env: { ...process.env, VITE_SERVICE_WORKER: 'on' } })
      const server = new PreviewServer(['--outDir', BUILD])
      await server.start()
      await use(server)
      await server.end()
      rmSync(BUILD, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
/**
 * The time limit of a journey, in ms. The service worker stores its files one by one in the background. Next to other
 * journeys and builds that can take a minute.
 */
export const WITH_INSTALL = 180_000

/** Until the service worker has all it keeps. */
export const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))
