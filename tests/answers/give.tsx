import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { AppRoutes } from '../../src/app/AppRoutes'
import { pages } from '../../src/app/pages'
import { CartQuantities } from '../../src/features/cart/CartQuantities'
import { loadSender } from '../../src/features/cart/cart'
import { operations, type Operation } from '../contract/contract'
import { createShop, quiet } from '../setup/shop'
import { anyBroken, anyOther, anyRight, successOf } from './arbitrary'
import { remembered } from './device'
import { done, hand, settle } from './hand'
import { expectSound, lines, saysSo, toasts } from './judge'
import type { Screen } from './screens'

/** So many right and as many broken answers for each operation; ANY_ANSWERS=1000 for more of them. */
export const ANSWERS = Number(process.env.ANY_ANSWERS ?? 1)
export const TIMEOUT = 30_000 + ANSWERS * 1500
/** The clock too: an order of the sandbox moves on with it. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

/** Whether a request is one of an operation. */
function matcher({ key }: Operation) {
  const [method, path = ''] = key.split(' ')
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return (request: Request) => request.method === method && pattern.test(new URL(request.url).pathname)
}

/** The same answers each time, but new ones in a long run. */
const seed = Number(process.env.ANSWERS_SEED ?? (process.env.ANY_ANSWERS ? Date.now() | 0 : 1))

/** Gives answers of an operation to the screens that use it. */
export async function expectScreensToTake(screen: Screen) {
  vi.useFakeTimers({ toFake: [...TIMERS] })
  const uncaught: unknown[] = []
  const note = (cause: unknown) => void uncaught.push(cause)
  process.on('unhandledRejection', note)
  try {
    await give(screen, uncaught)
  } finally {
    process.off('unhandledRejection', note)
    vi.useRealTimers()
  }
}

async function give(screen: Screen, uncaught: unknown[]) {
  const operation = operations.find(({ operationId }) => operationId === screen.call)!
  const { status, schema } = successOf(operation)
  const isAsked = matcher(operation)
  const shop = createShop()
  if (screen.as !== 'guest') shop.signIn()
  await screen.given?.(shop)
  const usual = globalThis.fetch as unknown as (request: Request) => Promise<Response>
  let answer: string | null = null
  let given = 0
  vi.stubGlobal('fetch', (request: Request) => {
    if (!isAsked(request)) return usual(request)
    given += 1
    if (answer === null) return usual(request)
    return Promise.resolve(new Response(answer, { status, headers: { 'content-type': 'application/json' } }))
  })
  // Nothing moves: jsdom animates nothing.
  const media = matchMedia
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(media(query), query.includes('reduced-motion') && { matches: true }),
  )
  await Promise.all([loadSender(), ...Object.values(pages).map((page) => page.preload())])
  const restore = remembered(shop)

  const now = Date.now()
  async function visit(at: string) {
    vi.setSystemTime(now)
    restore()
    await screen.before?.(shop)
    given = 0
    shop.show(
      <>
        <AppRoutes />
        <CartQuantities />
      </>,
      at,
    )
    await quiet(6)
    if (screen.then) await done(screen.then(hand, shop))
    await settle(shop)
  }
  const expectAsked = () => expect(given, 'how often the answer was asked for').toBeGreaterThan(0)
  /** Loads the code of the screen, and shows that the answer of the sandbox is asked for and taken. */
  const routes = [screen.at].flat().map((at) => (typeof at === 'string' ? at : at(shop)))
  for (const at of routes) {
    await visit(at)
    for (let turn = 0; turn < 5 || (given === 0 && turn < 200); turn++) {
      vi.useRealTimers()
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
      vi.useFakeTimers({ toFake: [...TIMERS] })
      await settle(shop)
    }
    expectAsked()
    act(cleanup)
    toasts()
    expect(lines().others, `with the sandbox's answer at ${at}`).toEqual([])
  }

  const check = (isRight: boolean) => async (at: string, text: string) => {
    answer = text
    try {
      await visit(at)
      expectAsked()
      const { unreadable, others } = lines()
      const heard = toasts()
      expect(others, 'the console').toEqual([])
      expect(uncaught.splice(0), 'errors that nobody caught').toEqual([])
      if (isRight) expect(unreadable, 'right answers that were not read').toEqual([])
      // A page that the browser leaves for another one stays as it is.
      const isLeft = shop.assign.mock.calls.splice(0).length > 0
      expectSound(heard.said, isLeft)
      if (unreadable.length > 0 && screen.quiet === undefined) expect(saysSo(heard), 'says that it failed').toBe(true)
    } finally {
      act(cleanup)
      lines()
      toasts()
    }
  }
  const kinds = schema
    ? ([
        ['right', anyRight(schema)],
        ['broken', anyBroken(schema)],
      ] as const)
    : ([['other', anyOther]] as const)
  for (const [kind, texts] of kinds) {
    const begun = performance.now()
    const property = fc.asyncProperty(fc.constantFrom(...routes), texts, check(kind === 'right'))
    await fc.assert(property, { numRuns: ANSWERS, seed, endOnFailure: true })
    const each = Math.round((performance.now() - begun) / ANSWERS)
    if (process.env.ANY_ANSWERS)
      process.stdout.write(`${screen.call}, ${kind}: ${ANSWERS} answers, seed ${seed}, ${each} ms each\n`)
  }
}
