import { afterEach, beforeEach } from 'vitest'
import { receiveEvents, type ShopEvent } from '../../src/lib/events'

/** The events of each test, and what is watched for them until it ends. Call it once per file. */
export function watchEvents(watch: () => () => void = () => () => {}) {
  const events: ShopEvent[] = []
  let stops: (() => void)[]
  beforeEach(() => {
    events.length = 0
    // Drops the events that other files of this worker have left.
    receiveEvents(() => {})()
    stops = [watch(), receiveEvents((event) => events.push(event))]
  })
  afterEach(() => stops.forEach((stop) => stop()))
  return events
}
