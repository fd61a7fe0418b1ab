import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, runnerImport, type Plugin } from 'vite'
import { withHandle } from './handle.ts'

const WORKER = 'sandbox-worker.js'
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const pictures = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/**
 * Starts the app once the worker controls this page, because its first calls go to the worker. A page that was loaded
 * past the worker (Shift and reload) asks it to take control.
 */
const afterWorker = (entry: string) => `<script>addEventListener('DOMContentLoaded',function(){
  var workers=navigator.serviceWorker
  var unable=function(){document.getElementById('root').textContent='This demo needs a browser with service workers, on https or localhost.'}
  if(!workers)return unable()
  var start=function(){import(${JSON.stringify(entry)})}
  workers.register('/${WORKER}').catch(unable)
  if(workers.controller)return start()
  workers.addEventListener('controllerchange',start,{once:true})
  workers.ready.then(function(home){if(!workers.controller)home.active.postMessage('claim')})
})</script>`

/** MSW stores cookies in `localStorage`, which workers do not have. The sandbox does not need them. */
const NO_STORAGE = 'self.localStorage={getItem:function(){return null},setItem:function(){},removeItem:function(){}};'

async function picturesOfTheMenu(): Promise<string[]> {
  const path = fileURLToPath(new URL('../seed/menu.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('../seed/menu')>(path, { configFile: false, logLevel: 'error' })
  const items = module.seedMenus.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items))
  return [...new Set(items.flatMap(({ imageUrl }) => imageUrl?.replace('/pictures/', '') ?? []))]
}

/** Builds a static demo, with the sandbox in a service worker and a copy of the dishes' pictures. */
export function sandboxInWorker(): Plugin {
  let folder = ''
  return {
    name: 'sandbox-in-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withHandle(html.replace(ENTRY, (_, entry: string) => afterWorker(entry))),
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: {
            input: fileURLToPath(new URL('./worker.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: WORKER, banner: NO_STORAGE },
          },
        },
      })
      for (const name of await picturesOfTheMenu()) cpSync(join(pictures, name), join(folder, 'pictures', name))
      cpSync(join(folder, 'app.html'), join(folder, '404.html'))
    },
  }
}
