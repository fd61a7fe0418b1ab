import type { Size } from './seed/sizes'

/** How the host misbehaves. `match` is a part of 'METHOD /path'; without it every call of the API is meant. */
type Trouble = { match?: string | undefined; times?: number | undefined }
export type Scenario =
  | ({ name: 'latency'; ms: number } & Trouble)
  /** Answers so and does nothing; `retryAfter` in seconds. */
  | ({ name: 'fail'; status: number; body?: string; retryAfter?: number } & Trouble)
  | ({ name: 'reset-connection' } & Trouble)
  | ({ name: 'lost-answer' } & Trouble)
  /** Does what was asked, and then answers something else. */
  | ({ name: 'odd-answer'; status: number; body?: string } & Trouble)
  /** Ends latency, failures, broken connections, lost and odd answers and chaos; calls that wait are answered at once. */
  | { name: 'clear' }
  | { name: 'clock'; now: string }
  | { name: 'expired-token' }
  | { name: 'sold-out'; itemId: string }
  | { name: 'price-up'; itemId: string; by: number }
  /** An option of a dish can be had no more. */
  | { name: 'option-gone'; itemId: string; optionId: string }
  /** What the API does with carts: name their versions (ETag; it does unless told), make one line of two made alike. */
  | { name: 'carts'; versions?: boolean; merging?: boolean }
  /** Closes for today. */
  | { name: 'closed' }
  /** A time is taken; without `startsAt` the next free one for pickup. */
  | { name: 'slot-full'; startsAt?: string }
  | { name: 'promo-ended'; code: string }
  /** The next payments by a saved card are declined. */
  | { name: 'card-declined'; times?: number }
  /** The newest order takes its next step. */
  | { name: 'order-step' }
  /** Of the calls meant this share, 0 to 1, fails one way or another; the same seed fails the same calls. */
  | { name: 'chaos'; share: number; seed: number; match?: string | undefined }
  /** Another menu, and empty carts. */
  | { name: 'seed'; size: Size }
  /** Everything as new. */
  | { name: 'reset' }
  /** One of those with a sentence on what the storefront then shows. */
  | { name: 'story'; id: string }

type TroubleName = 'latency' | 'fail' | 'reset-connection' | 'lost-answer' | 'odd-answer'
type Active = Extract<Scenario, Trouble & { name: TroubleName }> & { left: number }
type Odd = { status: number; body?: string; retryAfter?: number }

const TROUBLES = [
  { name: 'latency', ms: 5000 },
  { name: 'fail', status: 500 },
  { name: 'reset-connection' },
  { name: 'lost-answer' },
] as const

/** An answer with any body, named by what it looks like. */
const oddAnswer = ({ status, body, retryAfter }: Odd) =>
  new Response(body ?? null, {
    status,
    headers: {
      ...(body && { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  })

/** Random numbers from 0 to 1 that are always the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function createScenarios() {
  let active: Active[] = []
  let offset = 0
  let chaos: { share: number; random: () => number; match: string | undefined } | undefined
  const waiting = new Set<() => void>()

  /** Ends after so many ms, or at once when the scenarios end. */
  async function wait(ms: number) {
    let end = () => {}
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      end = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(end)
    })
    waiting.delete(end)
  }

  function isMeant(match: string | undefined, request: Request): boolean {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/__sandbox') || pathname.startsWith('/emulator')) return false
    return match ? `${request.method} ${pathname}`.includes(match) : pathname.startsWith('/api/v1/')
  }

  function endTroubles() {
    active = []
    chaos = undefined
    for (const end of waiting) end()
  }

  return {
    clockOffset: () => offset,
    setClock(now: string) {
      offset = Date.parse(now) - Date.now()
    },
    start(scenario: Active | Omit<Active, 'left'>) {
      active.push({ ...scenario, left: scenario.times ?? Infinity } as Active)
    },
    /** Lets calls fail at random: a delay of 5 s, an error, a broken connection, a lost answer. */
    chaos(share: number, seed: number, match?: string) {
      chaos = { share, random: randomFrom(seed), match }
    },
    clear() {
      endTroubles()
    },
    reset() {
      endTroubles()
      offset = 0
    },
    async around(request: Request, answer: () => Promise<Response>): Promise<Response> {
      const met = active.filter(({ left, match }) => left > 0 && isMeant(match, request))
      for (const scenario of met) scenario.left -= 1
      if (chaos && isMeant(chaos.match, request) && chaos.random() < chaos.share) {
        met.push({ ...TROUBLES[Math.floor(chaos.random() * TROUBLES.length)]!, left: 0 })
      }
      let instead = (right: Response) => right
      for (const scenario of met) {
        if (scenario.name === 'latency') await wait(scenario.ms)
        if (scenario.name === 'fail') return oddAnswer(scenario)
        if (scenario.name === 'reset-connection') return Response.error()
        if (scenario.name === 'lost-answer') instead = () => Response.error()
        if (scenario.name === 'odd-answer') instead = () => oddAnswer(scenario)
      }
      return instead(await answer())
    },
  }
}
