import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox } from '../sandbox'
import { createScenarios } from './scenarios'
import { ORIGIN, resetSandbox, RESTAURANT, send, startScenario } from '../../../tests/sandbox/clients'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Scenarios = ReturnType<typeof createScenarios>

/** How a call ends: what it answers, whether anything was done, and whether that took its time. */
async function endOf(scenarios: Scenarios, path = `${RESTAURANT}/menus`) {
  const done = vi.fn(() => Promise.resolve(new Response('done!')))
  const answer = scenarios.around(new Request(`${ORIGIN}${path}`), done)
  await vi.advanceTimersByTimeAsync(0)
  const waits = vi.getTimerCount() > 0
  await vi.advanceTimersByTimeAsync(12_000)
  const { status } = await answer
  const text = status === 200 ? ` ${await (await answer).text()}` : ''
  return `${status}${text} ${done.mock.calls.length > 0 ? 'done' : 'not done'}${waits ? ' late' : ''}`
}

async function endsOf(share: number, seed: number, count = 100, meanwhile?: string, more = {}) {
  const scenarios = createScenarios()
  scenarios.chaos({ share, seed, ...more })
  const ends: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (meanwhile) expect(await endOf(scenarios, meanwhile)).toBe(FINE)
    ends.push(await endOf(scenarios))
  }
  return ends
}

const FINE = '200 done! done'
const TROUBLES = ['0 done', '0 not done', '0 not done late', '200 do done', '200 done! done late', '500 not done']

describe('chaos', () => {
  it.each([0, 1, 7, 2 ** 31])('fails the same calls for the same seed: %i', async (seed) => {
    const ends = await endsOf(0.3, seed)
    expect(await endsOf(0.3, seed)).toEqual(ends)
    expect(await endsOf(0.3, seed + 1)).not.toEqual(ends)
  })

  it('starts over when it is started again', async () => {
    const scenarios = createScenarios()
    const some = async () => {
      scenarios.chaos({ share: 0.5, seed: 3 })
      const ends: string[] = []
      for (let index = 0; index < 20; index += 1) ends.push(await endOf(scenarios))
      return ends
    }
    expect(await some()).toEqual(await some())
  })

  it('fails none of the calls, or all, in every possible way', async () => {
    expect(new Set(await endsOf(0, 1))).toEqual(new Set([FINE]))
    expect([...new Set(await endsOf(1, 1))].sort()).toEqual(TROUBLES)
  })

  it('lets calls wait that do not fail, each for a while of its own', async () => {
    const scenarios = createScenarios()
    scenarios.chaos({ share: 0, seed: 1, latency: 3000 })
    const waits: number[] = []
    for (let index = 0; index < 50; index += 1) {
      const begun = Date.now()
      let took = -1
      void scenarios.around(new Request(`${ORIGIN}${RESTAURANT}/menus`), () => {
        took = Date.now() - begun
        return Promise.resolve(new Response())
      })
      await vi.advanceTimersByTimeAsync(3000)
      waits.push(took)
    }
    expect(Math.min(...waits)).toBeLessThan(300)
    expect(Math.max(...waits)).toBeGreaterThan(2700)
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000)
    expect(new Set(waits).size).toBeGreaterThan(25)
  })

  it.each([0.05, 0.3, 0.8])('fails the given share of calls: %d', async (share) => {
    const failed = (await endsOf(share, 42, 1000)).filter((end) => end !== FINE)
    expect(Math.abs(failed.length / 1000 - share)).toBeLessThan(0.05)
  })

  it.each(['/__sandbox/requests', '/emulator/v1/projects/x', '/identitytoolkit.googleapis.com/v1/accounts'])(
    'ignores what is no call of the API: %s',
    async (path) => {
      expect(await endsOf(0.5, 5, 50, path)).toEqual(await endsOf(0.5, 5, 50))
    },
  )
})

describe('chaos in a sandbox', () => {
  async function statuses(sandbox: ReturnType<typeof createSandbox>) {
    const seen = new Set<number>()
    for (let index = 0; index < 20; index += 1) {
      const answer = send(sandbox, 'GET', `${RESTAURANT}/none`)
      await vi.advanceTimersByTimeAsync(12_000)
      seen.add((await answer).status)
    }
    return [...seen].sort()
  }

  it.each(['clear', 'reset'])('ends with %s', async (end) => {
    const sandbox = createSandbox()
    await startScenario(sandbox, { name: 'chaos', share: 1, seed: 1 })
    expect(await statuses(sandbox)).toEqual([0, 404, 500])
    if (end === 'clear') await startScenario(sandbox, { name: 'clear' })
    else await resetSandbox(sandbox)
    expect(await statuses(sandbox)).toEqual([404])
  })
})
