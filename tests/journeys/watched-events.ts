import type { BrowserContext } from '@playwright/test'
import type { EventBatch } from '../../src/sandbox/context'
import { wrongWith } from './event-schema'

/** Personal data that journeys type or receive: names, mail, phone numbers, streets, tokens, ids. */
const PRIVATE = /\bAda\b|Byron|@|\+1212|2125550|Lantern|Bearer|eyJ|cus_|token/i

/** Watches the events that the pages of a context send. Returns unknown fields and personal data found in them. */
export function watchEvents(context: BrowserContext): () => string[] {
  const wrong: string[] = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/__sandbox/events') || request.method() !== 'POST') return
    const { events } = request.postDataJSON() as EventBatch
    for (const event of events) {
      const odd = wrongWith(event)
      if (odd) wrong.push(odd)
      if (PRIVATE.test(JSON.stringify(event))) wrong.push(`private: ${JSON.stringify(event)}`)
    }
  })
  return () => wrong
}
