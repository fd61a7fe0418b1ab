import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveBuild } from './serve'

let folder: string
let server: Server
let url: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'))
  for (const file of ['index.html', 'menu.html', 'app.html', '404.html', 'logo.png'])
    writeFileSync(join(folder, file), file)
  const serve = serveBuild(folder, {})
  server = createServer(serve).listen(0)
  await new Promise((listens) => server.once('listening', listens))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = async (path: string) => {
  const answer = await fetch(url + path)
  return [answer.status, answer.headers.get('content-type'), await answer.text()]
}

it('names the type of each file', async () => {
  expect(await ask('/')).toEqual([200, 'text/html;charset=utf-8', 'index.html'])
  expect(await ask('/logo.png')).toEqual([200, 'image/png', 'logo.png'])
})

it('answers an address of the app with its page, with a slash at its end too, and nothing else with one', async () => {
  for (const path of ['/menu', '/menu/']) expect((await ask(path))[2]).toBe('menu.html')
  expect((await ask('/cart'))[2]).toBe('app.html')
  for (const path of ['/404', '/app']) expect((await ask(path)).toSpliced(1, 1)).toEqual([404, '404.html'])
})

it('answers the address of a legal page with its file, and is without those that have none', async () => {
  mkdirSync(join(folder, 'legal'))
  writeFileSync(join(folder, 'legal', 'imprint.html'), 'imprint')
  for (const path of ['/legal/imprint', '/legal/imprint/'])
    expect((await ask(path)).toSpliced(1, 1)).toEqual([200, 'imprint'])
  for (const path of ['/legal/terms', '/legal', '/legal/imprint/more']) {
    expect((await ask(path)).toSpliced(1, 1)).toEqual([404, '404.html'])
  }
})

it('answers the addresses of a further language with its pages', async () => {
  mkdirSync(join(folder, 'en'))
  for (const file of ['index.html', 'menu.html', 'app.html', '404.html'])
    writeFileSync(join(folder, 'en', file), `en ${file}`)
  const pages = createServer(serveBuild(folder, {})).listen(0)
  const origin = `http://localhost:${(pages.address() as AddressInfo).port}`
  const pageOf = async (path: string) => {
    const answer = await fetch(origin + path)
    return [answer.status, await answer.text()]
  }
  for (const path of ['/en', '/en/']) expect(await pageOf(path)).toEqual([200, 'en index.html'])
  expect(await pageOf('/en/menu')).toEqual([200, 'en menu.html'])
  expect(await pageOf('/en/cart')).toEqual([200, 'en app.html'])
  expect(await pageOf('/en/nothing')).toEqual([404, 'en 404.html'])
  expect(await pageOf('/menu')).toEqual([200, 'menu.html'])
  expect(await pageOf('/nothing')).toEqual([404, '404.html'])
  pages.close()
})

it('goes on when a build that is written over it takes files away', async () => {
  rmSync(join(folder, '404.html'))
  expect((await ask('/nothing-here'))[0]).toBe(404)
  rmSync(join(folder, 'logo.png'))
  expect((await ask('/logo.png'))[0]).toBe(404)
  expect((await ask('/'))[0]).toBe(200)
})
