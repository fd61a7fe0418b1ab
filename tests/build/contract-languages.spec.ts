import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foreignWords } from './foreign-words'

const dish = (at: number) => ({ id: at, name: null, price: `${at}.50`, allergens: 'EGG', spiceLevel: 9 })
const ANSWERS: Record<string, object> = {
  menus: {
    menus: [{ id: 'm', name: 7, sections: [{ id: 's', items: Array.from({ length: 20 }, (_, at) => dish(at)) }] }],
  },
  slots: { slots: {} },
}

/** An API that answers wrongly in each way. */
const server: Server = createServer((request, response) => {
  const name = new URL(request.url!, 'http://shop').pathname.split('/').at(-1)!
  if (request.method === 'OPTIONS') return response.writeHead(403).end()
  if (name === 'linde') return response.writeHead(500).end('')
  if (name === 'profile') return response.writeHead(200, { 'content-type': 'application/json' }).end('{')
  if (name === 'addresses') return response.writeHead(200, { 'content-type': 'text/html' }).end('')
  if (!ANSWERS[name]) return response.writeHead(404).end()
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWERS[name]))
})
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const check = (locale: string, ...args: string[]) =>
  new Promise<string>((done) => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    execFile(
      process.execPath,
      ['openapi/check.mjs', ...args],
      { env: { ...env, VITE_LOCALE: locale } },
      (_error, stdout, stderr) => done(stdout + stderr),
    )
  })

/** What is the same in each language: calls, headers, values in quotes, fields, types of content. */
const CODES =
  /^\S+ +(?:CORS \S+ )?(?:CORS|GET|POST|PUT|DELETE|preflight|answer).*$|"[^"\n]*"|[\w-]*(?:\[[\d*]\]|\.\w+)+|\([A-Z]\w+\)|npm run contract[^\n]*\n[^\n]*|Access-Control-[\w-]+|\b(?:application|text)\b/gm

/** Headers, methods and fields. */
const NAMES =
  'get post put delete authorization login source device idempotency key if match participant date etag retry after request days null'

it.each(['de-DE', 'fr-FR', 'ar-KW'])('in %s nothing of the report on an API is in English', async (locale) => {
  const given = ['--restaurant', 'linde', '--token', 'secret', '--customer', 'c', '--origin', 'https://shop.example']
  const output = await check(locale, '--live', url, ...given)
  expect(output.split('\n').length).toBeGreaterThan(30)
  expect(foreignWords(output.replace(CODES, ''), locale.slice(0, 2), NAMES)).toEqual([])
  for (const wrong of [['--live', 'nonsense'], ['--frob'], ['--live', 'http://localhost:9', '--write']]) {
    expect(foreignWords((await check(locale, ...wrong)).replace(CODES, ''), locale.slice(0, 2))).toEqual([])
  }
})
