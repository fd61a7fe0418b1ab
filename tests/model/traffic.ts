import fc from 'fast-check'
import type { Transport } from './cart-world'

export type Outcome = 'fine' | 'refused' | 'unreachable' | 'answer lost'
export const luck = fc.array(
  fc.oneof(
    { weight: 75, arbitrary: fc.constant<Outcome>('fine') },
    { weight: 10, arbitrary: fc.constant<Outcome>('refused') },
    { weight: 10, arbitrary: fc.constant<Outcome>('unreachable') },
    { weight: 5, arbitrary: fc.constant<Outcome>('answer lost') },
  ),
  { minLength: 40, maxLength: 80, size: 'max' },
)

/** Requests and answers each wait for the scheduler, and succeed or fail in the given order. */
export function travelling(scheduler: fc.Scheduler, lucks: Outcome[], nameOf: (request: Request) => string): Transport {
  const travel = (what: string) => scheduler.schedule(Promise.resolve(), what)
  const queue = lucks.values()
  return async (request, send) => {
    const call = nameOf(request)
    const { value = 'fine' } = queue.next() as { value?: Outcome }
    await travel(`request ${call} ${value}`)
    if (value === 'unreachable') throw new TypeError('Failed to fetch')
    const response = value === 'refused' ? new Response(null, { status: 500 }) : await send(request)
    await travel(`answer ${call}`)
    if (value === 'answer lost') throw new TypeError('Failed to fetch')
    return response
  }
}

/** A BroadcastChannel whose messages wait for the scheduler, separately for each listener. */
export function travellingChannel(scheduler: fc.Scheduler) {
  const open = new Set<TravellingChannel>()
  class TravellingChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor(readonly name: string) {
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const other of open) {
        if (other === this || other.name !== this.name) continue
        void scheduler
          .schedule(Promise.resolve(), 'notice')
          .then(() => open.has(other) && other.onmessage?.({ data: structuredClone(data) }))
      }
    }
    close() {
      open.delete(this)
    }
  }
  return TravellingChannel
}
