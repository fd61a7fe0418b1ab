import { act, cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { expectSound } from '../../tests/answers/judge'
import { answerOf, anyRestaurant } from '../../tests/answers/restaurant'
import { expectLog } from '../../tests/setup/log'
import { createShop, quiet } from '../../tests/setup/shop'
import { AppRoutes } from './AppRoutes'
import { pages } from './pages'

/** So many answers; ANY_ANSWERS=2000 for more of them. */
const CASES = Number(process.env.ANY_ANSWERS ?? 100)
vi.setConfig({ testTimeout: CASES * 1000 })

const SAID = /^Failed to load (the (restaurant|menu|dish))/
const lines = () =>
  [console.error, console.warn]
    .flatMap((log) => vi.mocked(log).mock.calls.splice(0))
    .map((call) => call.map(String).join(' '))

it('F18 whatever the API answers, in part or whole, a page renders without error or skeleton', async () => {
  expectLog(SAID)
  const shop = createShop()
  await Promise.all(Object.values(pages).map((page) => page.preload()))
  const property = fc.asyncProperty(anyRestaurant, async (answers) => {
    vi.stubGlobal('fetch', ({ url }: Request) => {
      const text = answerOf(answers, new URL(url).pathname)
      return Promise.resolve(new Response(text ?? null, { status: text === undefined ? 404 : 200 }))
    })
    shop.client.clear()
    shop.show(<AppRoutes />, answers.path)
    await quiet(12)
    expect(lines().filter((line) => !SAID.test(line))).toEqual([])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expectSound([], false)
    act(cleanup)
  })
  await fc.assert(property, { numRuns: CASES, endOnFailure: true })
})
