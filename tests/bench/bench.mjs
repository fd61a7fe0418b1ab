// npm run bench: how fast the shop is, beside the least a menu can be, in one run. Nothing else may run meanwhile.
//   npm run bench -- --loads 9        the number of cold loads of each page
//   npm run bench -- --dist folder    another build; several may be named, and are measured in turns
//   npm run bench -- --against main   the build of another commit beside this one, and what is slower than there
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOf, slower } from './against.mjs'
import { reset, signIn } from './customer.mjs'
import { coldLoad, nextVisits } from './loads.mjs'
import { withDishes } from './sizes.mjs'
import { median, menuOf, p95, setUp } from './stage.mjs'
import { taps } from './taps.mjs'

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '5' },
    dist: { type: 'string', multiple: true, default: ['dist'] },
    against: { type: 'string' },
    only: { type: 'string', default: 'loads,sizes,taps,next' },
  },
})
const builds = values.against ? [buildOf(values.against), ...values.dist] : values.dist
/** The times of each build in ms, by what was measured. */
const times = new Map(builds.map((build) => [build, new Map()]))
/** When the dishes of the plain page are painted, in ms: known once it has loaded. */
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
  const build = builds.find((one) => name.startsWith(`${one} `))
  if (build) times.get(build).set(name.slice(build.length + 1), painted)
  const cells = [painted, (painted / limit).toFixed(2), of('firstPaint'), of('blocked'), of('longest')]
  row([name, ...cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)), of('shift').toFixed(4)])
}
const row = (cells) => console.log(`| ${cells.join(' | ')} |`)

const { api, plain, shops, browser } = await setUp(builds, true)
const count = Number(values.loads)

/** So many of a dish are enough for an order. */
const QUANTITY = 3

/** What a customer's pages are for, by their addresses. */
const UNTIL = {
  '/cart': '[aria-label=Cart] li',
  '/checkout': '[form=checkout]',
  '/track-order': '[aria-label=Receipt]',
}

/** A customer with an order and something in the cart, signed in by calls: their pages, with what their device holds before and after each was seen. */
async function customerOf(url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const customer = await signIn(page, url)
  const { id, menuItemMappingId, price } = (await menuOf(api)).menus[0].sections[0].items[0]
  const dish = { menuItemId: id, menuItemMappingId, price, qty: QUANTITY }
  await customer.fill(dish)
  const order = await customer.order()
  await customer.fill(dish)
  const storageState = await context.storageState()
  const pages = []
  for (const [path, until] of Object.entries(UNTIL)) {
    const address = `${url}${path}${path === '/track-order' ? `?orderId=${order.id}` : ''}`
    await page.goto(address)
    await page.waitForSelector(until)
    await page.goto(`${url}/robots.txt`)
    const seen = await context.storageState()
    pages.push([`${path}, signed in`, address, { until, storageState }])
    pages.push([`${path}, seen before`, address, { until, storageState: seen }])
  }
  return { storageState, pages, count: customer.count }
}

/** Taps Add of the first dish 300 ms after the dishes are painted. */
async function tapEarly(page) {
  await page.waitForTimeout(300)
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click({ noWaitAfter: true })
}

const DISH = '/menu/all-day/section/small-plates/item/charred-corn-ribs'

if (values.only.includes('loads')) {
  const sized = values.only.includes('sizes') ? await withDishes(shops, api, [500, 5000]) : []
  const [{ url: first }] = shops
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  await reset(await context.newPage(), first)
  const customers = await Promise.all(shops.map(({ url }) => customerOf(url)))
  const pages = [
    ['plain page', `${plain.url}/`],
    ...shops.flatMap(({ url, build }, at) => {
      const { storageState, pages } = customers[at]
      return [
        [`${build} /menu`, `${url}/menu`],
        [`${build} /`, `${url}/`],
        [`${build} a dish`, url + DISH, { until: 'main h1' }],
        ...pages.map(([name, ...page]) => [`${build} ${name}`, ...page]),
        [`${build} /menu, a tap on Add after 300 ms`, `${url}/menu`, { storageState, then: tapEarly }],
      ]
    }),
    ...sized.map(({ url, build, dishes }) => [`${build} /menu, ${dishes} dishes`, `${url}/menu`]),
  ]
  const found = new Map(pages.map(([name]) => [name, []]))
  for (let load = 0; load < count; load++) {
    for (const [name, url, how] of pages) found.get(name).push(await coldLoad(browser, url, how))
  }
  limit = median(found.get('plain page').map(({ painted }) => painted))
  row(HEADS)
  row(Array(7).fill('---'))
  for (const [name, loads] of found) rowOf(name, loads)
  for (const [at, { build }] of shops.entries()) {
    const added = (await customers[at].count()) - QUANTITY
    console.log(`${build}: ${count} taps on Add 300 ms after the paint, ${added} dishes in the cart of the API`)
  }
  for (const { close } of sized) close()
}

if (values.only.includes('taps')) {
  row(['build', 'what', 'CPU', 'median, ms', 'p95, ms', 'taps'])
  row(Array(6).fill('---'))
  for (const { url, build } of shops) {
    for (const rate of [1, 4]) {
      for (const [what, took] of await taps(browser, url, rate)) {
        row([build, what, `1/${rate}`, median(took), p95(took), took.length])
        times.get(build).set(`${String(what)}, p95 at 1/${rate} of the CPU`, p95(took))
      }
    }
  }
}

/** Last, as the servers of the shop are gone after it. Between the visits the plain page is loaded, as machines tire. */
if (values.only.includes('next')) {
  const keeping = shops.filter(({ build }) => {
    const worker = join(build, 'service-worker.js')
    return existsSync(worker) && readFileSync(worker, 'utf8').includes('self.shell=')
  })
  if (keeping.length === 0)
    console.log('No build has a service worker: VITE_SERVICE_WORKER=on npm run build makes one.')
  const visited = await Promise.all(
    keeping.map(async ({ url, build }) => ({ build, visit: await nextVisits(browser, `${url}/menu`) })),
  )
  for (const where of ['', ' without a network']) {
    if (where) for (const { close } of [api, ...keeping]) close()
    const plainLoads = []
    const visits = new Map(visited.map(({ build }) => [build, []]))
    for (let time = 0; time < count; time++) {
      plainLoads.push(await coldLoad(browser, `${plain.url}/`))
      for (const { build, visit } of visited) visits.get(build).push(await visit())
    }
    limit = median(plainLoads.map(({ painted }) => painted))
    row(HEADS)
    row(Array(7).fill('---'))
    rowOf('plain page', plainLoads)
    for (const [build, all] of visits) rowOf(`${build} /menu, next visit${where}`, all)
  }
}

if (values.against) {
  const [before, now] = [...times.values()]
  const found = slower(before, now)
  console.log(
    found.length > 0
      ? `Slower than ${values.against}:\n${found.join('\n')}`
      : `Nothing is more than 10 % slower than ${values.against}.`,
  )
}
await browser.close()
for (const { close } of [plain, ...shops, api]) close()
process.exit()
