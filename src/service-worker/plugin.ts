import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { BuildEnv } from '../deploy/env.ts'
import { HOST_PATHS } from '../sandbox/host-paths.ts'
import { filesOf, lineOf, SERVICE_WORKER } from './shell.ts'

/** Of no use without a network, or to a customer. */
const NOT_KEPT = ['/node_modules/firebase/', '/node_modules/@firebase/', 'query-devtools/']

/** The first page shows what it has before it shares its line, in ms. */
const DELAY = 3000
const REGISTER = `<script>addEventListener('load',function(){setTimeout(function(){navigator.serviceWorker&&navigator.serviceWorker.register('/${SERVICE_WORKER}').catch(function(){})},${DELAY})})</script>`

const isLeft = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' && file.moduleIds.some((id) => NOT_KEPT.some((part) => id.includes(part)))

async function compiled(source: string): Promise<string> {
  const input = fileURLToPath(new URL(source, import.meta.url))
  const rolldownOptions = { input, output: { format: 'iife' as const } }
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions },
  })
  return (result as Rolldown.RolldownOutput).output[0].code
}

/**
 * Writes the service worker of a build, and has pages ask for it: the next visit begins without a network. Off, what is
 * written in its place removes it from browsers that have it. With the sandbox it is off unless asked for: what a
 * developer has changed is seen at once.
 */
export function serviceWorker({ VITE_SERVICE_WORKER, VITE_API_BASE_URL }: BuildEnv): Plugin {
  const isOn = (VITE_SERVICE_WORKER ?? (VITE_API_BASE_URL ? 'on' : 'off')) === 'on'
  const api = VITE_API_BASE_URL ? [] : HOST_PATHS
  return {
    name: 'service-worker',
    apply: 'build',
    transformIndexHtml: (html) => (isOn ? html.replace('</body>', `${REGISTER}</body>`) : html),
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const left = Object.values(bundle)
          .filter(isLeft)
          .map(({ fileName }) => fileName)
        const code = isOn
          ? `${lineOf({ files: filesOf(dir, left), api })}\n${await compiled('./worker.ts')}`
          : await compiled('./remover.ts')
        writeFileSync(join(dir, SERVICE_WORKER), code)
      },
    },
  }
}
