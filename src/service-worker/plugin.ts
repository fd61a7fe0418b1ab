import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { BuildEnv } from '../tooling/env.ts'
import { buildLanguage, shopLanguages, type BuildLanguage } from '../tooling/languages.ts'
import { translate } from '../tooling/translate.ts'
import { filesOf, lineOf, SERVICE_WORKER } from './shell.ts'

/** Not cached: of no use to a customer. All other code is: the web host drops it when a newer build is deployed. */
const DEVTOOLS = 'query-devtools/'

/** The wait after `load`, in ms: the first page loads before the service worker shares its connection. */
const DELAY = 3000
const register = (file: string) =>
  `<script>addEventListener('load',function(){setTimeout(function(){navigator.serviceWorker&&navigator.serviceWorker.register('${file}').catch(function(){})},${DELAY})})</script>`

const isForDevelopers = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' && file.moduleIds.some((id) => id.includes(DEVTOOLS))

async function compiled(source: string, language = buildLanguage('en-US')): Promise<string> {
  const input = fileURLToPath(new URL(source, import.meta.url))
  const rolldownOptions = { input, output: { format: 'iife' as const } }
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [translate(language.locale), shopLanguages(language)],
    build: { write: false, rolldownOptions },
  })
  return (result as Rolldown.RolldownOutput).output[0].code
}

/**
 * Writes the service worker of a build and registers it in every page, so that the next visit starts without a network.
 * When off, writes a worker that removes it from browsers that have it. With the sandbox it is off by default, so that
 * developers see their changes at once.
 */
export function serviceWorker({ VITE_SERVICE_WORKER, VITE_API_BASE_URL }: BuildEnv, language: BuildLanguage): Plugin {
  const file = `${language.base}/${SERVICE_WORKER}`
  const isOn = (VITE_SERVICE_WORKER ?? (VITE_API_BASE_URL ? 'on' : 'off')) === 'on'
  return {
    name: 'service-worker',
    transformIndexHtml: (html, { server }) =>
      isOn && !server ? html.replace('</body>', `${register(file)}</body>`) : html,
    /** A browser that has the service worker of a build would otherwise keep showing that build. */
    configureServer(server) {
      server.middlewares.use(`/${SERVICE_WORKER}`, (_request, response, next) => {
        compiled('./remover.ts').then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (cause: unknown) => next(cause),
        )
      })
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const own = Object.values(bundle)
          .filter((file) => !isForDevelopers(file))
          .map(({ fileName }) => fileName)
        const code = isOn
          ? `${lineOf(filesOf(dir, own, language.base))}\n${await compiled('./worker.ts', language)}`
          : await compiled('./remover.ts')
        writeFileSync(join(dir, file), code)
      },
    },
  }
}
