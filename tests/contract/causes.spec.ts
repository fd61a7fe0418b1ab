import { afterEach, expect, it, vi } from 'vitest'
import { checkLive } from '../../openapi/live.mjs'
import { linesOf } from '../../openapi/report.mjs'
import { foundWords } from '../../openapi/words.mjs'
import { signedInCustomer } from '../sandbox/clients'

const URL_OF_HOST = 'https://adapters.example'
afterEach(() => vi.unstubAllGlobals())

type Changes = { path: RegExp; change: (body: never) => unknown; status?: number }

/** The lines on an API whose answers of some paths are changed. */
async function linesWith({ path, change, status = 200 }: Changes, options: object = {}) {
  const { sandbox, token, customerId } = await signedInCustomer()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await sandbox.fetch(new Request(url, init))
    if (!path.test(new URL(url).pathname)) return response
    const changed = change((await response.json()) as never)
    const body = typeof changed === 'string' ? changed : JSON.stringify(changed)
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  })
  const report = await checkLive({ url: URL_OF_HOST, token, customer: customerId, ...options })
  return { token, lines: (linesOf(report) as string[]).map((line) => line.trim()) }
}

type Menus = { menus: { sections: { name: unknown; items: { price: unknown; name: unknown }[] }[] }[] }
const dishesOf = ({ menus }: Menus) => menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
const about = (lines: string[], key: string) => lines.filter((line) => line.startsWith(key))

it('one mistake of all rows is one line, with the first value and how many others there are', async () => {
  let count = 0
  const { lines } = await linesWith({
    path: /\/menus$/,
    change: (body: Menus) => {
      for (const dish of dishesOf(body)) dish.price = `${count++ % 3}.50`
      return body
    },
  })
  expect(about(lines, 'menus')).toEqual([
    `menus[*].sections[*].items[*].price: found "0.50" and 2 other values, expected an integer of minor units, ${count} times, first in menus[0].sections[0].items[0].price`,
  ])
})

it('rows of one menu are told with its place, and another cause is a line of its own', async () => {
  const { lines } = await linesWith({
    path: /\/menus$/,
    change: (body: Menus) => {
      const [section, other] = body.menus[0]!.sections
      section!.items[0]!.price = section!.items[1]!.price = '7.50'
      other!.items[0]!.price = null
      other!.name = 7
      return body
    },
  })
  expect(about(lines, 'menus')).toEqual([
    'menus[0].sections[0].items[*].price: found "7.50", expected an integer of minor units, 2 times, first in menus[0].sections[0].items[0].price',
    expect.stringMatching(
      /^menus\[0\]\.sections\[1\]\.(name: found 7, expected a string|items\[0\]\.price: found null)/,
    ),
    expect.stringMatching(
      /^menus\[0\]\.sections\[1\]\.(name: found 7, expected a string|items\[0\]\.price: found null)/,
    ),
  ])
})

it('a long value is shortened, and a text that a customer wrote is told by its length', async () => {
  const dish = await linesWith({
    path: /\/menus$/,
    change: (body: Menus) => ((dishesOf(body)[0]!.price = 'x'.repeat(100)), body),
  })
  expect(about(dish.lines, 'menus')[0]).toContain(`found "${'x'.repeat(39)}…"`)
  const own = await linesWith({ path: /\/profile$/, change: (body: object) => ({ ...body, marketing: 'Ada Byron' }) })
  expect(about(own.lines, 'marketing')).toEqual(['marketing: found a text of 9 characters, expected a boolean'])
})

it.each([
  ['7.50', 'price', '"7.50"'],
  ['SETTLED', 'status', '"SETTLED"'],
  ['2026-11-20T18:00:00Z', 'placedAt', '"2026-11-20T18:00:00Z"'],
  ['ADA', 'firstName', 'a text of 3 characters'],
  ['10001', 'postalCode', 'a text of 5 characters'],
  ['Leave it at the door', 'remark', 'a text of 20 characters'],
  [5550100, 'phone', 'a number'],
  [null, 'firstName', 'null'],
  [['Ada'], 'firstName', 'a list of 1'],
])('of a customer, %j as %s is told as %s', (value, key, words) => expect(foundWords(value, key, true)).toBe(words))

it('a key is not printed in public answers either', () => {
  expect([foundWords('Soup', 'name', false), foundWords('abc', 'apiKey', false)]).toEqual([
    '"Soup"',
    'a text of 3 characters',
  ])
})

it('the body of a 500 is printed when asked for, without token and email address', async () => {
  const body = (token: string) => `{"error":"no column price","by":"ada@example.com","jwt":"${token}"}\nat row 3`
  const broken = (options?: object) =>
    linesWith({ path: /\/restaurants\/[^/]+$/, status: 500, change: () => body('eyJhbGciOi.eyJzdWIi.abc') }, options)
  const quiet = await broken()
  expect(quiet.lines).toContain('found status 500, expected status 200')
  expect(quiet.lines.join('\n')).not.toContain('no column')
  expect(quiet.lines.at(-1)).toBe('--show-bodies prints what was answered with a status of 500 or more.')
  const { lines } = await broken({ showBodies: true })
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| {"error":"no column price","by":"[email]","jwt":"[token]"}',
    '| at row 3',
  ])
  expect(lines.at(-1)).toMatch(/skipped$/)
})

it('a long body is cut', async () => {
  const { lines } = await linesWith(
    { path: /\/restaurants\/[^/]+$/, status: 500, change: () => 'x'.repeat(5000) },
    { showBodies: true },
  )
  expect(lines.find((line) => line.startsWith('| '))).toBe(`| ${'x'.repeat(2000)}… (5000 characters)`)
})
