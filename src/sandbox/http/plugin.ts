import { renderUnicodeCompact } from 'uqr'
import type { Plugin } from 'vite'
import { shopLocale } from '../../i18n/shop-locale.mjs'
import { startWords } from '../../tooling/free-port.ts'
import { loadIn } from '../../tooling/load-in.mjs'
import { withHandle } from './handle.ts'

async function sandboxOfTheProcess() {
  const start = (await loadIn(shopLocale(), new URL('./start.ts', import.meta.url))) as typeof import('./start.ts')
  try {
    return start.startSandbox()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    return process.exit(1)
  }
}

/** Runs the sandbox on the dev and preview servers. */
export function sandbox(): Plugin {
  return {
    name: 'sandbox',
    transformIndexHtml: withHandle,
    configureServer: async (server) => {
      server.middlewares.use(await sandboxOfTheProcess())
    },
    configurePreviewServer: async (server) => {
      server.middlewares.use(await sandboxOfTheProcess())
      const { openAt, onPhone } = await startWords()
      server.printUrls = () => {
        const { port } = server.httpServer.address() as { port: number }
        console.log(openAt(`http://localhost:${port}`))
        const [network] = server.resolvedUrls?.network ?? []
        if (!network) return
        console.log(onPhone(network))
        if (process.stdout.isTTY) console.log(renderUnicodeCompact(network))
      }
    },
  }
}
