import { fileURLToPath } from 'node:url'
import { renderUnicodeCompact } from 'uqr'
import { runnerImport, type Plugin } from 'vite'
import { withHandle } from './handle.ts'

async function sandboxOfTheProcess() {
  const { module } = await runnerImport<typeof import('./start.ts')>(
    fileURLToPath(new URL('./start.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  )
  try {
    return module.startSandbox()
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
      server.printUrls = () => {
        const { port } = server.httpServer.address() as { port: number }
        console.log(`The storefront is open at http://localhost:${port} (SMS codes and the sandbox panel: /__sandbox)`)
        const [network] = server.resolvedUrls?.network ?? []
        if (!network) return
        console.log(`On a phone in the same network: ${network}`)
        if (process.stdout.isTTY) console.log(renderUnicodeCompact(network))
      }
    },
  }
}
