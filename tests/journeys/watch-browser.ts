import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test'
import { createDiary } from './diary'
import { watchAnswers } from './documented'
import { watchEvents } from './watched-events'

/** An address that tests map to this machine; it belongs to nobody (RFC 5737). */
export const LAN = '192.0.2.7'
const OWN_HOSTS = ['localhost', LAN]

/** Chrome reports the page of an address that is none, which is answered with 404. */
const isUnknownAddress = (message: ConsoleMessage) =>
  message.text().includes('404 (Not Found)') && message.location().url === message.page()?.url()

/**
 * Watches all pages of a browser, also in contexts that are created later.
 * @param first a context that exists already
 * @param expected console lines that are not reported
 * @returns ends the watch, and resolves with what was wrong and the diary of all pages
 */
export function watchBrowser(browser: Browser, first: BrowserContext, expected: RegExp[]) {
  const diary = createDiary()
  const wrong: string[] = []
  const foreign: string[] = []
  const answers: ReturnType<typeof watchAnswers>[] = []
  const events: ReturnType<typeof watchEvents>[] = []

  function watch(context: BrowserContext) {
    diary.watch(context)
    context.on('weberror', (error) => wrong.push(`page error: ${error.error().message}`))
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      if (isUnknownAddress(message)) return
      const line = `${message.type()}: ${message.text()}`
      if (!expected.some((pattern) => pattern.test(line))) wrong.push(line)
    })
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && !OWN_HOSTS.includes(hostname)) foreign.push(request.url())
    })
    answers.push(watchAnswers(context))
    events.push(watchEvents(context))
  }

  watch(first)
  browser.on('context', watch)
  return async () => {
    browser.off('context', watch)
    const undocumented = (await Promise.all(answers.map((end) => end()))).flat()
    return { wrong, foreign, undocumented, wrongEvents: events.flatMap((end) => end()), diary: diary.text() }
  }
}
