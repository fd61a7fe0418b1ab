import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isForSandbox } from '../sandbox/http/sandbox-paths.ts'
import { IMMUTABLE, SHELL } from './addresses.ts'
import { folderBeside } from './beside.ts'
import type { BuildEnv } from './env.ts'
import { requireFreePort } from './free-port.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import { hostFiles } from './hosts.ts'

const IN_BUILD = ['_headers']

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/**
 * Writes the configuration of the web host for a build, and sends the same headers in the preview server, so that tests
 * run against what will be served.
 */
export function deployment({ VITE_API_BASE_URL: apiBaseUrl, VITE_EVENTS: events }: BuildEnv): Plugin {
  const authEmulator = process.env.FIREBASE_AUTH_EMULATOR
  const headersOf = (folder: string) => securityHeaders({ pages: pagesIn(folder), apiBaseUrl, events, authEmulator })
  let folder = ''
  let root = ''
  return {
    name: 'deployment',
    configResolved(config) {
      root = config.root
      folder = join(root, config.build.outDir)
    },
    writeBundle({ dir = folder }) {
      const beside = folderBeside(root, dir)
      for (const [name, text] of Object.entries(hostFiles(headersOf(dir)))) {
        writeFileSync(join(IN_BUILD.includes(name) ? dir : beside, name), text)
      }
    },
    configureServer: ({ config }) => (config.server.middlewareMode ? undefined : requireFreePort(config.server.port)),
    async configurePreviewServer(server) {
      await requireFreePort(server.config.preview.port)
      const headers = headersOf(folder)
      const isFile = (path: string) => path === '/' || existsSync(join(folder, path))
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://shop')
        if (!isForSandbox(pathname)) {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
          const isMissing = pathname.startsWith(IMMUTABLE) && !existsSync(join(folder, pathname))
          response.setHeader('Cache-Control', cacheControl(isMissing ? '/' : pathname))
          if (isMissing) return void response.writeHead(404).end()
          if (request.headers.accept?.includes('text/html') && !isFile(pathname) && !isFile(`${pathname}.html`))
            request.url = SHELL
        }
        next()
      })
    },
  }
}
