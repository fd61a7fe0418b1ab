import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Addresses that no shop has. */
const SCRIPT = '/__watch.js'
const REPORTS = '/__watched'

/** Runs in each page before all else, and reports what is wrong. It also keeps the heading that the build drew. */
function watch(reports: string) {
  const tell = (what: string) => navigator.sendBeacon(reports, `${location.pathname} ${what}`)
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element) tell(`did not load: ${target.outerHTML.slice(0, 200)}`)
      else tell(`error: ${event.message} ${event.filename}:${event.lineno}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => void tell(`rejection: ${reason}`))
  addEventListener(
    'securitypolicyviolation',
    (event) => void tell(`refused by ${event.violatedDirective}: ${event.blockedURI}`),
  )
  for (const name of ['error', 'warn'] as const) {
    const print = console[name].bind(console)
    console[name] = (...values: unknown[]) => {
      tell(`console.${name}: ${values.map(String).join(' ')}`)
      print(...values)
    }
  }
  addEventListener('readystatechange', () => (window.drawn ??= document.querySelector('h1')), {
    capture: true,
    once: true,
  })
}

declare global {
  interface Window {
    /** The heading as the build drew it. */
    drawn?: Element | null
  }
}

/** Stands before a server of the shop, notes what is wrong on its pages, and holds answers back. */
export class WatchedShop {
  readonly wrong: string[] = []
  /** The addresses that were asked for. */
  readonly asked: string[] = []
  private readonly holds = new Map<RegExp, Promise<void>>()
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer))
  url = ''

  constructor(private readonly shop: string) {}

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve))
    this.url = `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  end() {
    this.server.close()
    this.server.closeAllConnections()
  }

  /** Holds back what is asked for at these addresses, until the result is called. */
  hold(addresses: RegExp): () => void {
    let release = () => {}
    this.holds.set(addresses, new Promise((resolve) => (release = resolve)))
    return () => {
      this.holds.delete(addresses)
      release()
    }
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse) {
    const path = asked.url!
    if (path === SCRIPT) {
      answer.setHeader('Content-Type', 'text/javascript').end(`(${String(watch)})('${REPORTS}')`)
    } else if (path === REPORTS) {
      this.wrong.push(await text(asked))
      answer.end()
    } else {
      this.asked.push(path)
      for (const [addresses, released] of this.holds) if (addresses.test(path)) await released
      this.forward(asked, answer)
    }
  }

  private forward(asked: IncomingMessage, answer: ServerResponse) {
    const { method, headers, url } = asked
    if (headers.accept?.includes('text/html')) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
    }
    const forwarded = request(new URL(url!, this.shop), { method, headers }, (came) => void this.send(came, answer))
    forwarded.once('error', () => answer.destroy())
    asked.pipe(forwarded)
  }

  private async send(came: IncomingMessage, answer: ServerResponse) {
    const { 'content-length': _, 'transfer-encoding': __, etag, ...headers } = came.headers
    if (!headers['content-type']?.includes('text/html')) {
      answer.writeHead(came.statusCode!, came.headers)
      came.pipe(answer)
      return
    }
    const page = (await text(came)).replace('<head>', `<head><script src="${SCRIPT}"></script>`)
    answer.writeHead(came.statusCode!, headers).end(page)
  }
}
