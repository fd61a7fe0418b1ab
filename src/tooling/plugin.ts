import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isForSandbox } from '../sandbox/http/sandbox-paths.ts'
import { folderBeside } from './beside.ts'
import { portOf, type BuildEnv } from './env.ts'
import { requireFreePort } from './free-port.ts'
import { securityHeaders } from './headers.ts'
import { hostFiles } from './hosts.ts'
import { serveBuild } from './serve.ts'
import { servedCopy } from './served-copy.ts'

const IN_BUILD = ['_headers', '_redirects']

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/** The address of a page by the name of its file. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`

/**
 * Writes the configuration of the web host for a build, and sends the same headers in the preview server, so that tests
 * run against what will be served.
 */
export function deployment({ VITE_API_BASE_URL: apiBaseUrl, VITE_EVENTS: events }: BuildEnv): Plugin {
  const authEmulator = process.env.FIREBASE_AUTH_EMULATOR
  const headersOf = (folder: string) =>
    securityHeaders({
      pages: pagesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
      apiBaseUrl,
      events,
      authEmulator,
    })
  let folder = ''
  let root = ''
  return {
    name: 'deployment',
    // A folder that is named, with --outDir, is served as it is.
    config: ({ build: named }, { isPreview }) =>
      isPreview && !named?.outDir ? { build: { outDir: servedCopy('dist') } } : undefined,
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    writeBundle({ dir = folder }) {
      const beside = folderBeside(root, dir)
      for (const [name, text] of Object.entries(
        hostFiles(headersOf(dir), new Set(pagesIn(dir).map(addressOf)), apiBaseUrl, portOf(process.env.PORT)),
      )) {
        writeFileSync(join(IN_BUILD.includes(name) ? dir : beside, name), text)
      }
    },
    configureServer: ({ config }) => (config.server.middlewareMode ? undefined : requireFreePort(config.server.port)),
    async configurePreviewServer({ config, middlewares }) {
      await requireFreePort(config.preview.port)
      const serve = serveBuild(folder, headersOf(folder))
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://shop')
        return isForSandbox(pathname) ? next() : serve(request, response)
      })
    },
  }
}
