/** How the host misbehaves. `match` is a part of 'METHOD /path'; without it every call of the API is meant. */
type Trouble = { match?: string | undefined; times?: number | undefined }
export type Scenario =
  | ({ name: 'latency'; ms: number } & Trouble)
  | ({ name: 'fail'; status: number } & Trouble)
  | ({ name: 'reset-connection' } & Trouble)
  | ({ name: 'lost-answer' } & Trouble)
  /** Ends latency, failures, broken connections and lost answers. */
  | { name: 'clear' }
  | { name: 'clock'; now: string }
  | { name: 'expired-token' }
  | { name: 'sold-out'; itemId: string }
  | { name: 'price-up'; itemId: string; by: number }

type Active = Extract<Scenario, Trouble & { name: 'latency' | 'fail' | 'reset-connection' | 'lost-answer' }> & {
  left: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function createScenarios() {
  let active: Active[] = []
  let offset = 0

  function meets({ match, left }: Active, request: Request): boolean {
    const { pathname } = new URL(request.url)
    if (left <= 0 || pathname.startsWith('/__sandbox') || pathname.startsWith('/emulator')) return false
    return match ? `${request.method} ${pathname}`.includes(match) : pathname.startsWith('/api/v1/')
  }

  return {
    clockOffset: () => offset,
    setClock(now: string) {
      offset = Date.parse(now) - Date.now()
    },
    start(scenario: Active | Omit<Active, 'left'>) {
      active.push({ ...scenario, left: scenario.times ?? Infinity } as Active)
    },
    clear() {
      active = []
    },
    reset() {
      active = []
      offset = 0
    },
    async around(request: Request, answer: () => Promise<Response>): Promise<Response> {
      const met = active.filter((scenario) => meets(scenario, request))
      for (const scenario of met) scenario.left -= 1
      let lost = false
      for (const scenario of met) {
        if (scenario.name === 'latency') await wait(scenario.ms)
        if (scenario.name === 'fail') return new Response(null, { status: scenario.status })
        if (scenario.name === 'reset-connection') return Response.error()
        if (scenario.name === 'lost-answer') lost = true
      }
      const response = await answer()
      return lost ? Response.error() : response
    },
  }
}
