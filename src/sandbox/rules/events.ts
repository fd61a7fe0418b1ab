import type { EventBatch, SandboxContext } from '../context'
import { Refusal } from '../refusal'

/** The most batches that are stored. */
const MOST = 500
/** The steps of the funnel and the event that marks each. */
const STEPS = [
  ['Visits', 'page_view'],
  ['Menu', 'view_item_list'],
  ['Cart', 'add_to_cart'],
  ['Checkout', 'begin_checkout'],
  ['Paid', 'purchase'],
] as const
const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
const HOUR = 60 * 60_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEvent = (value: unknown) =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.params) && typeof value.at === 'number'

const isBatch = (value: unknown) =>
  isRecord(value) && typeof value.visit === 'string' && Array.isArray(value.events) && value.events.every(isEvent)

const SHAPE = 'A batch is {"visit": "…", "events": [{"name": "…", "params": {}, "at": 0}]}.'

/** Stores a batch of events. @throws Refusal if the body is not a batch */
export function takeEvents(batch: unknown, { eventLog }: SandboxContext): void {
  if (!isBatch(batch)) throw new Refusal(422, 'BAD_REQUEST', SHAPE)
  eventLog.push(batch as EventBatch)
  if (eventLog.length > MOST) eventLog.shift()
}

/** The 75th percentile. */
const p75 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1]

/** The figures for the owner: how many visits reach each step, and the Core Web Vitals of the last hour. */
export function figuresOf({ eventLog }: SandboxContext, now = Date.now()) {
  const visits = (name: string) =>
    new Set(eventLog.filter(({ events }) => events.some((event) => event.name === name)).map(({ visit }) => visit)).size
  const vitals = eventLog
    .flatMap(({ events }) => events)
    .filter(({ name, at }) => name === 'web_vital' && now - at < HOUR)
    .map(({ params }) => params as { metric: string; value: number })
  return {
    funnel: STEPS.map(([label, name]) => ({ label, visits: visits(name) })),
    vitals: VITALS.flatMap((metric) => {
      const value = p75(vitals.filter((one) => one.metric === metric).map((one) => one.value))
      return value === undefined ? [] : { metric, value }
    }),
    /** The newest first. */
    newest: eventLog
      .flatMap(({ events }) => events)
      .slice(-20)
      .toReversed(),
  }
}
