import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { watch } from './watch'

/** Addresses that no shop has. */
const SCRIPT = '/__watch.js'
const REPORTS = '/__watched'

/** Stands before a server of the shop and notes what is wrong on its pages. */
export class WatchedShop {
  readonly wrong: string[] = []
  /** The documents that were asked for. */
  readonly documents: string[] = []
  /** The requests whose answers the browser did not wait for. */
  readonly givenUp: string[] = []
  /** How long, in ms, an address that begins like that waits for its answer. */
  readonly delays = new Map<string, number>()
  /** How many wait now. */
  waiting = 0
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer))
  url = ''

  constructor(private readonly shop: string) {
    // A browser may use a kept connection just as the server closes it. Node closes one after five seconds.
    this.server.keepAliveTimeout = 0
  }

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve))
    this.url = `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  end() {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse) {
    const path = asked.url!
    answer.once('close', () => answer.writableFinished || this.givenUp.push(`${asked.method} ${path}`))
    if (path === SCRIPT) {
      answer.setHeader('Content-Type', 'text/javascript').end(`(${String(watch)})('${REPORTS}')`)
    } else if (path === REPORTS) {
      this.wrong.push(await text(asked))
      answer.end()
    } else {
      await this.delay(path)
      this.forward(asked, answer)
    }
  }

  private async delay(path: string) {
    const [, ms] = [...this.delays].find(([start]) => path.startsWith(start)) ?? []
    if (!ms) return
    this.waiting += 1
    await after(ms, undefined, { ref: false })
    this.waiting -= 1
  }

  private forward(asked: IncomingMessage, answer: ServerResponse) {
    const { method, headers, url } = asked
    if (headers.accept?.includes('text/html')) {
      this.documents.push(url!)
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
    }
    // A connection of its own: the server may close one that is kept just as it is used again.
    const options = { method, headers, agent: false }
    const forwarded = request(new URL(url!, this.shop), options, (came) => void this.send(came, answer))
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
