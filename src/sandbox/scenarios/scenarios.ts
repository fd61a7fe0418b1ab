import type { Size } from '../seed/sizes'

/** Which calls misbehave. `match` is a part of 'METHOD /path'. Without it a scenario affects every API call. */
type Trouble = { match?: string | undefined; times?: number | undefined }
export type Scenario =
  | ({ name: 'latency'; ms: number } & Trouble)
  /** Answers with this status without doing anything. `retryAfter` is in seconds. */
  | ({ name: 'fail'; status: number; body?: string; retryAfter?: number } & Trouble)
  | ({ name: 'reset-connection' } & Trouble)
  | ({ name: 'lost-answer' } & Trouble)
  /** Does what was asked, then breaks off in the middle of the answer. */
  | ({ name: 'half-answer' } & Trouble)
  /** Does nothing and is silent for 12 s, then breaks the connection. */
  | ({ name: 'no-answer' } & Trouble)
  /** Does what was asked, but answers something else. */
  | ({ name: 'odd-answer'; status: number; body?: string } & Trouble)
  /** Ends whatever goes wrong with calls, chaos too. Delayed calls continue at once. */
  | { name: 'clear' }
  | { name: 'clock'; now: string }
  | { name: 'expired-token' }
  | { name: 'sold-out'; itemId: string }
  | { name: 'price-up'; itemId: string; by: number }
  /** The dish is sold from this age on. */
  | { name: 'minimum-age'; itemId: string; age: number }
  /** Marks an option of a dish as sold out. */
  | { name: 'option-gone'; itemId: string; optionId: string }
  /** How the API treats carts: whether it sends versions (ETag, the default), and whether it merges equal lines. */
  | { name: 'carts'; versions?: boolean; merging?: boolean }
  /** Whether only signed-in customers can join a group order. */
  | { name: 'group-orders'; signIn: boolean }
  /** Closes for today. */
  | { name: 'closed' }
  /** Closes for so many days from today on. */
  | { name: 'holidays'; days: number }
  /** A slot is full. Without `startsAt` it is the next free one for pickup. */
  | { name: 'slot-full'; startsAt?: string }
  | { name: 'promo-ended'; code: string }
  /** The next payments by a saved card are declined. */
  | { name: 'card-declined'; times?: number }
  /** Gives the newest customer points. */
  | { name: 'grant-points'; points: number }
  /** Gives the newest customer a gift card of this amount, in minor units. */
  | { name: 'grant-gift-card'; amount: number }
  /** Moves the newest order to its next status. */
  | { name: 'order-step' }
  /** Moves the promised time of the newest order. */
  | { name: 'order-moved'; minutes: number }
  /**
   * Makes this share (0 to 1) of the matching calls fail at random, and lets each of them wait up to `latency` ms. The
   * same seed fails the same calls.
   */
  | { name: 'chaos'; share: number; seed: number; match?: string | undefined; latency?: number | undefined }
  /** Another menu, and empty carts. */
  | { name: 'seed'; size: Size }
  /** Resets everything. */
  | { name: 'reset' }
  /** Starts one of the `stories`. */
  | { name: 'story'; id: string }

/** A scenario to start by name, and what comes of it. */
export type Story = {
  /** Its name in a URL: `?scenario=id`. */
  id: string
  label: string
  scenario: Scenario
  /** What the storefront then shows. */
  tells: string
}

type TroubleName = 'latency' | 'fail' | 'reset-connection' | 'lost-answer' | 'half-answer' | 'no-answer' | 'odd-answer'
type Chaos = Omit<Extract<Scenario, { name: 'chaos' }>, 'name'>
type Active = Extract<Scenario, Trouble & { name: TroubleName }> & { left: number }
type Odd = { status: number; body?: string; retryAfter?: number }

const TROUBLES = [
  { name: 'latency', ms: 5000 },
  { name: 'fail', status: 500 },
  { name: 'reset-connection' },
  { name: 'lost-answer' },
  { name: 'half-answer' },
  { name: 'no-answer' },
] as const
const SILENT_FOR = 12_000

/** An answer with any body. The content type is guessed from it. */
const oddAnswer = ({ status, body, retryAfter }: Odd) =>
  new Response(body ?? null, {
    status,
    headers: {
      ...(body && { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  })

/** The first half of an answer, which says how long the whole is. One without a body is lost. */
async function halfOf(answer: Response): Promise<Response> {
  const body = new Uint8Array(await answer.arrayBuffer())
  if (body.length === 0) return Response.error()
  const headers = new Headers(answer.headers)
  headers.set('content-length', String(body.length))
  return new Response(body.slice(0, body.length / 2), { status: answer.status, headers })
}

/** Pseudo-random numbers from 0 to 1, reproducible by seed. */
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
  let chaos: (Chaos & { random: () => number }) | undefined
  /** How often the scenarios were cleared. */
  let clearings = 0
  const waiting = new Set<() => void>()

  /** Waits for so many ms, or until the scenarios are cleared. Does not wait if they were cleared since the call arrived. */
  async function wait(ms: number, clearingsAtArrival: number) {
    if (clearings > clearingsAtArrival) return
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
    clearings += 1
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
    /** Makes calls fail at random: late, with an error, before or after they are done, or within the answer. */
    chaos(settings: Chaos) {
      chaos = { ...settings, random: randomFrom(settings.seed) }
    },
    clear() {
      endTroubles()
    },
    reset() {
      endTroubles()
      offset = 0
    },
    async around(request: Request, answer: () => Promise<Response>): Promise<Response> {
      const clearingsAtArrival = clearings
      const met = active.filter(({ left, match }) => left > 0 && isMeant(match, request))
      for (const scenario of met) scenario.left -= 1
      if (chaos && isMeant(chaos.match, request) && chaos.random() < chaos.share) {
        met.push({ ...TROUBLES[Math.floor(chaos.random() * TROUBLES.length)]!, left: 0 })
      }
      if (chaos?.latency && isMeant(chaos.match, request))
        await wait(chaos.random() * chaos.latency, clearingsAtArrival)
      let instead = (right: Response): Response | Promise<Response> => right
      for (const scenario of met) {
        if (scenario.name === 'latency') await wait(scenario.ms, clearingsAtArrival)
        if (scenario.name === 'fail') return oddAnswer(scenario)
        if (scenario.name === 'reset-connection') return Response.error()
        if (scenario.name === 'no-answer') {
          await wait(SILENT_FOR, clearingsAtArrival)
          return Response.error()
        }
        if (scenario.name === 'half-answer') instead = halfOf
        if (scenario.name === 'lost-answer') instead = () => Response.error()
        if (scenario.name === 'odd-answer') instead = () => oddAnswer(scenario)
      }
      return instead(await answer())
    },
  }
}
