import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { requireFreePort } from './free-port.ts'

/**
 * A handle to the panel below the page, and in the corner where a code is asked for. No script: the panel is a page of
 * the host, framed when opened.
 */
const handle = `<aside id="sandbox" aria-label="Sandbox"><style>
#sandbox{padding:8px 16px;font:600 13px/1 system-ui,sans-serif;letter-spacing:0}
#sandbox summary{display:inline-grid;place-items:center;min-height:44px;padding:0 16px;border-radius:8px;background:#1c1917;color:#fafaf9;cursor:pointer;list-style:none}
#sandbox summary::-webkit-details-marker{display:none}
#sandbox iframe{position:fixed;left:0;bottom:0;z-index:1600;width:min(380px,100vw);height:min(560px,60vh);border:0;border-radius:0 16px 0 0;background:Canvas;box-shadow:0 0 40px #0006}
#sandbox details[open] summary{position:fixed;left:12px;bottom:min(572px,calc(60vh + 12px));z-index:1601}
body:has([autocomplete=one-time-code]) #sandbox details:not([open]) summary{position:fixed;left:12px;bottom:12px;z-index:1600}
@media print{#sandbox{display:none}}
</style><details><summary>Sandbox · SMS inbox</summary><iframe src="/__sandbox" title="Sandbox: SMS inbox and scenarios" loading="lazy"></iframe></details></aside>`

async function hostOfTheProcess() {
  const { module } = await runnerImport<typeof import('./start')>(
    fileURLToPath(new URL('./start.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  )
  try {
    return module.startHost()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    return process.exit(1)
  }
}

/** The embedded adapters host on the dev and preview servers. */
export function sandbox(): Plugin {
  return {
    name: 'sandbox',
    transformIndexHtml: (html) => html.replace('</body>', `${handle}</body>`),
    configureServer: async (server) => {
      server.middlewares.use(await hostOfTheProcess())
    },
    configurePreviewServer: async (server) => {
      await requireFreePort(server.config.preview.port)
      server.middlewares.use(await hostOfTheProcess())
      server.printUrls = () => {
        const { port } = server.httpServer.address() as { port: number }
        console.log(`The storefront is open at http://localhost:${port} (SMS codes and the sandbox panel: /__sandbox)`)
      }
    },
  }
}
