// npm run bench: how fast the shop is, beside the least a menu can be, in one run. Nothing else may run meanwhile.
//   npm run bench -- --loads 9        so many cold loads of each page
//   npm run bench -- --dist folder    another build; several may be named, and are measured in turns
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../find-chromium.mjs'
import { coldLoad, nextVisits } from './loads.mjs'
import { plainPage } from './plain.mjs'
import { serve } from './serve.mjs'
import { taps } from './taps.mjs'

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '5' },
    dist: { type: 'string', multiple: true, default: ['dist'] },
    only: { type: 'string', default: 'loads,taps,next' },
  },
})
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const p95 = (list) => list.toSorted((a, b) => a - b)[Math.ceil(list.length * 0.95) - 1]

/** The sandbox of a preview server, with a state of its own. */
function sandbox() {
  const state = join(mkdtempSync(join(tmpdir(), 'bench-state-')), 'state.json')
  const child = spawn('node_modules/.bin/vite', ['preview', '--port', '0'], {
    env: { ...process.env, SANDBOX_STATE: state, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const [url] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? []
      if (url) resolve({ url, close: () => child.kill() })
    })
  })
}

/** When the dishes of the plain page are painted, in ms: known once that was loaded. */
let limit = NaN
const HEADS = [
  'page',
  'dishes painted, ms',
  'of the plain page',
  'first paint',
  'blocked before, ms',
  'longest task after',
  'CLS',
]
function rowOf(name, loads) {
  const of = (key) => median(loads.map((load) => load[key]))
  const painted = of('painted')
  const times = [painted, (painted / limit).toFixed(2), of('firstPaint'), of('blocked'), of('longest')]
  row([name, ...times.map((time) => (typeof time === 'number' ? Math.round(time) : time)), of('shift').toFixed(4)])
}
const row = (cells) => console.log(`| ${cells.join(' | ')} |`)

Object.assign(process.env, findChromium())
const api = await sandbox()
const { menus } = await (
  await fetch(`${api.url}/api/v1/restaurants/tamarind-row/menus`, { headers: { login_source: 'mobile' } })
).json()
const plain = await serve(plainPage(menus, 60), api.url)
const shops = await Promise.all(values.dist.map((folder) => serve(folder, api.url)))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
})

if (values.only.includes('loads')) {
  const pages = [
    ['plain page', `${plain.url}/`],
    ...shops.flatMap(({ url }, at) => [
      [`${values.dist[at]} /menu`, `${url}/menu`],
      [`${values.dist[at]} /`, `${url}/`],
    ]),
  ]
  const found = new Map(pages.map(([name]) => [name, []]))
  for (let load = 0; load < Number(values.loads); load++) {
    for (const [name, url] of pages) found.get(name).push(await coldLoad(browser, url))
  }
  limit = median(found.get('plain page').map(({ painted }) => painted))
  row(HEADS)
  row(Array(7).fill('---'))
  for (const [name, loads] of found) rowOf(name, loads)
}

if (values.only.includes('taps')) {
  row(['build', 'what', 'CPU', 'median, ms', 'p95, ms', 'taps'])
  row(Array(6).fill('---'))
  for (const [at, { url }] of shops.entries()) {
    for (const rate of [1, 4]) {
      for (const [what, times] of await taps(browser, url, rate)) {
        row([values.dist[at], what, `1/${rate}`, median(times), p95(times), times.length])
      }
    }
  }
}

/** Last, as the servers are gone after it. */
if (values.only.includes('next')) {
  const keeps = (folder) => {
    const worker = join(folder, 'service-worker.js')
    return existsSync(worker) && readFileSync(worker, 'utf8').includes('self.shell=')
  }
  const keeping = shops.map((shop, at) => ({ ...shop, folder: values.dist[at] })).filter(({ folder }) => keeps(folder))
  if (keeping.length === 0)
    console.log('No build has a service worker: VITE_SERVICE_WORKER=on npm run build makes one.')
  else row(HEADS)
  const visits = []
  for (const { url, folder } of keeping) {
    const visit = await nextVisits(browser, `${url}/menu`, Number(values.loads))
    visits.push({ ...visit, folder })
    rowOf(`${folder} /menu, next visit`, visit.online)
  }
  for (const { close } of [api, ...keeping]) close()
  for (const { offline, folder } of visits) rowOf(`${folder} /menu, next visit without a network`, await offline())
}

await browser.close()
for (const { close } of [plain, ...shops, api]) close()
process.exit()
