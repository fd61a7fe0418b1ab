import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@playwright/test'
import { DESKTOP, onSlow4G, PHONE, standsStill } from './stands-still'

const DISH = '/menu/all-day/section/drinks/item/tamarind-lemonade'
const PAGES = ['/', '/menu', DISH, '/login', '/about', '/contact', '/signup']
const TYPES = { css: 'text/css', svg: 'image/svg+xml', webp: 'image/webp', woff2: 'font/woff2' }
/** The root arrives in pieces of this many characters, with this many ms between them. */
const PIECE = 700
const PAUSE = 20
/** The pauses end here, behind the first screen of every page. */
const PIECES_END = 30_000

async function* inPieces(html: string) {
  const root = html.indexOf('<div id="root">')
  yield html.slice(0, root)
  for (let at = root; at < html.length; at += PIECE) {
    yield html.slice(at, at + PIECE)
    if (at < root + PIECES_END) await sleep(PAUSE)
  }
}

/** A web host whose pages arrive in small pieces, and that has no code: only the HTML is painted. */
const slowHost = createServer(({ url = '/' }, response) => {
  const page = `dist${url === '/' ? '/index' : url}.html`
  const type = TYPES[url.split('.').at(-1) as keyof typeof TYPES]
  if (existsSync(page)) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    Readable.from(inPieces(readFileSync(page, 'utf8'))).pipe(response)
  } else if (type && existsSync(`dist${url}`)) {
    createReadStream(`dist${url}`).pipe(response.setHeader('content-type', type))
  } else response.writeHead(404).end()
})

test.describe('a page that arrives in pieces', () => {
  let host: Server
  test.beforeAll(() => {
    host = slowHost.listen(0)
  })
  test.afterAll(() => host.close())

  for (const path of PAGES) {
    test(`has no layout shift on ${path}`, { tag: path === '/menu' ? [] : '@variant' }, async ({ page }) => {
      await onSlow4G(page)
      const address = `http://localhost:${(host.address() as AddressInfo).port}${path}`
      for (const viewport of [PHONE, DESKTOP]) await standsStill(page, address, viewport)
    })
  }
})
