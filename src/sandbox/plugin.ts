import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

/** A handle to the panel in the page's corner. No script: the panel is a page of the host, framed when opened. */
const handle = `<aside id="sandbox" aria-label="Sandbox"><style>
#sandbox details{position:fixed;left:0;top:40%;z-index:1600;font:600 12px/1 system-ui,sans-serif}
#sandbox summary{writing-mode:vertical-rl;padding:16px 7px;border-radius:0 8px 8px 0;background:#1c1917;color:#fafaf9;cursor:pointer;list-style:none;opacity:.82}
#sandbox summary::-webkit-details-marker{display:none}
#sandbox iframe{position:fixed;left:0;bottom:0;width:min(380px,100vw);height:min(560px,70vh);border:0;border-radius:0 16px 0 0;background:Canvas;box-shadow:0 0 40px #0006}
@media print{#sandbox{display:none}}
</style><details><summary>Sandbox</summary><iframe src="/__sandbox" title="Sandbox: SMS inbox and scenarios" loading="lazy"></iframe></details></aside>`

async function hostOfTheProcess() {
  const { module } = await runnerImport<typeof import('./start')>(
    fileURLToPath(new URL('./start.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  )
  return module.startHost()
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
      server.middlewares.use(await hostOfTheProcess())
      server.printUrls = () => {
        const { port } = server.httpServer.address() as { port: number }
        console.log(`Tamarind Row is open at http://localhost:${port} (SMS codes and the sandbox panel: /__sandbox)`)
      }
    },
  }
}
