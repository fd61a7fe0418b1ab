import { execFile } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { checkLive, linesOf } from '../../openapi/live.mjs'
import { type Customer, signedInCustomer } from '../sandbox/clients'
import { addToCart, placedOrder } from '../sandbox/orders'

const URL_OF_HOST = 'https://adapters.example'
const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'

afterEach(() => vi.unstubAllGlobals())

/** A signed-in customer who has ordered, with every call of the check answered by `answer`. */
async function live(answer: (request: Request, customer: Customer) => Promise<Response> | Response) {
  const customer = await signedInCustomer()
  await addToCart(customer)
  await placedOrder(customer)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(new Request(url, init), customer))
  return {
    customer,
    check: () => checkLive({ url: URL_OF_HOST, token: customer.token, customer: customer.customerId }),
  }
}

it('an API that follows the contract passes every check and is not changed', async () => {
  const { customer, check } = await live((request, { sandbox }) => sandbox.fetch(request))
  const before = JSON.stringify(customer.sandbox.context.state)
  const report = await check()
  expect(report.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(report.length).toBe(18)
  expect(JSON.stringify(customer.sandbox.context.state)).toBe(before)
})

it('without a token, only public operations are called', async () => {
  await live((request, { sandbox }) => sandbox.fetch(request))
  const report = await checkLive({ url: URL_OF_HOST })
  expect(report.filter(({ state }) => state === 'ok')).toHaveLength(5)
  expect(report.filter(({ state }) => state === 'skipped')).toHaveLength(13)
})

it('exactly the five wrong answers of an API are reported', async () => {
  const { check } = await live(async (request, { sandbox }) => {
    const { pathname } = new URL(request.url)
    const response = await sandbox.fetch(request)
    const changed = async (change: (body: Record<string, never>) => void) => {
      const body = (await response.json()) as Record<string, never>
      change(body)
      return Response.json(body)
    }
    if (pathname.endsWith('/tracking')) return changed((body) => Object.assign(body, { number: 1042 }))
    if (pathname.endsWith('/profile')) return changed((body) => delete body.email)
    if (pathname.endsWith('/payment')) return changed((body) => Object.assign(body, { status: 'SETTLED' }))
    if (pathname.endsWith('/favorites'))
      return new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
    if (pathname.endsWith('/addresses')) return new Response(null, { status: 404 })
    return response
  })
  const report = await check()
  expect(
    report.filter(({ state }) => state !== 'ok').map(({ key, state, differences }) => ({ key, state, differences })),
  ).toEqual([
    {
      key: `GET ${USER}/profile`,
      state: 'differs',
      differences: [{ pointer: '/email', expected: 'a value', got: 'nothing' }],
    },
    {
      key: `GET ${USER}/favorites`,
      state: 'differs',
      differences: [{ pointer: '', expected: 'application/json', got: 'text/html' }],
    },
    { key: `GET ${USER}/addresses`, state: 'absent', differences: [] },
    {
      key: `GET ${USER}/orders/{orderId}/payment`,
      state: 'differs',
      differences: [
        {
          pointer: '/status',
          expected: 'PENDING or PROCESSING or PAID or DECLINED or CANCELLED or EXPIRED or REFUNDED',
          got: '"SETTLED"',
        },
      ],
    },
    {
      key: 'GET /api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking',
      state: 'differs',
      differences: [{ pointer: '/number', expected: 'string', got: 'number' }],
    },
  ])
})

it.each([
  [
    'an API that cannot be reached',
    () => Promise.reject(new TypeError('fetch failed')),
    'expected an answer, got TypeError',
  ],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    'expected status 200, got status 302',
  ],
  [
    'broken JSON',
    () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    'expected JSON, got something else',
  ],
])('%s is reported as a difference for each call', async (_, answer, line) => {
  const { check } = await live(answer)
  expect(linesOf(await check()).join('\n')).toContain(line)
})

it('the report contains neither the token nor any customer data', async () => {
  const { customer, check } = await live(async (request, { sandbox }) => {
    const text = await (await sandbox.fetch(request)).text()
    return new Response(text.replaceAll('"Ada"', '["Ada"]'), { headers: { 'content-type': 'application/json' } })
  })
  const lines = linesOf(await check()).join('\n')
  expect(lines).toContain('/firstName: expected string, got array')
  expect(lines).not.toContain(customer.token)
  expect(lines).not.toContain('Ada')
})

/** Runs the check as a developer does in the terminal. */
const inTerminal = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['openapi/check.mjs', ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

it('the check exits with 1 when nothing answers, and with 2 for wrong arguments', async () => {
  const [nobody, nonsense, unknown] = await Promise.all([
    inTerminal('--live', 'http://localhost:9'),
    inTerminal('--live', 'nonsense'),
    inTerminal('--frob'),
  ])
  expect(nobody).toMatchObject({ code: 1 })
  expect(nobody.output).toContain('expected an answer, got')
  expect([nonsense.code, unknown.code]).toEqual([2, 2])
})
