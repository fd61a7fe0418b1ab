import type { BrowserContext, Page, Request } from '@playwright/test'

/** How many of the last lines a failed journey prints. */
const LAST = 50

/** The page that made a call; a service worker has none. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

/**
 * Notes the calls, console lines and errors of all pages of the contexts it watches: a failure that does not come back
 * cannot be explained without them. `text` is the last ones, with the ms since the start and the number of the page.
 */
export function createDiary() {
  const start = performance.now()
  const lines: string[] = []
  const pages = new Map<Page, number>()
  const numberOf = (page: Page) => {
    if (!pages.has(page)) pages.set(page, pages.size + 1)
    return pages.get(page)!
  }
  const note = (page: Page | null, text: string) => {
    const nth = page ? numberOf(page) : 'worker'
    lines.push(`${Math.round(performance.now() - start)} ${nth}: ${text}`)
  }
  const noteCall = (request: Request, result: string) => {
    const { pathname } = new URL(request.url())
    note(pageOf(request), `${result} ${request.method()} ${pathname}`)
  }
  return {
    watch(context: BrowserContext) {
      context.on('request', (request) => noteCall(request, '>'))
      context.on('response', (response) => noteCall(response.request(), `< ${response.status()}`))
      context.on('requestfailed', (request) => noteCall(request, `failed (${request.failure()?.errorText})`))
      context.on('console', (message) => note(message.page(), `${message.type()}: ${message.text()}`))
      context.on('weberror', (error) => note(error.page(), `page error: ${error.error().message}`))
    },
    text: () => lines.slice(-LAST).join('\n'),
  }
}
