import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { pictureFile } from '../sample-pictures.ts'
import { withHandle } from './handle.ts'
import { loadSeed } from './load-seed.ts'

const WORKER = 'sandbox-worker.js'
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/

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

type Seed = Awaited<ReturnType<typeof loadSeed>>

/** Copies the pictures of the dishes and of the home page: the restaurant's own, or those of the sample. */
function copyPictures({ restaurant, menu }: Seed, own: string | undefined, to: string) {
  const items = menu.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items))
  const options = items.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
  const urls = [
    ...restaurant.heroImageUrls,
    ...items.flatMap(({ imageUrl, imageSmallUrl, imageBaseUrl }) => [
      imageUrl ?? '',
      imageSmallUrl ?? '',
      imageBaseUrl ?? '',
    ]),
    ...options.flatMap(({ takenImageUrl, untakenImageUrl }) => [takenImageUrl ?? '', untakenImageUrl ?? '']),
  ]
  const names = new Set(
    urls.filter((url) => url.startsWith('/pictures/')).map((url) => decodeURIComponent(basename(url))),
  )
  for (const name of names) {
    const file = pictureFile(name, own)
    if (!file)
      throw new Error(`The picture /pictures/${name} is neither in the restaurant's folder nor in the sample's.`)
    cpSync(file, join(to, 'pictures', name))
  }
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
      const own = process.env.SANDBOX_RESTAURANT
      const seed = await loadSeed(own)
      await build({
        define: { DEMO_SEED: JSON.stringify(seed) },
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
      copyPictures(seed, own, folder)
      cpSync(join(folder, 'app.html'), join(folder, '404.html'))
    },
  }
}
