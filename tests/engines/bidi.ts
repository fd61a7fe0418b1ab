import { WebSocket } from 'ws'

type Answer = { id: number; type: string; result: unknown; error?: string; message?: string }
type Waiting = { resolve: (result: unknown) => void; reject: (cause: Error) => void }

/** Commands of WebDriver BiDi, and their results. https://www.w3.org/TR/webdriver-bidi/ */
export class Bidi {
  private last = 0
  private readonly waiting = new Map<number, Waiting>()

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.take(JSON.parse(data.toString()) as Answer))
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has closed the connection.'))
    })
  }

  static connect(url: string): Promise<Bidi> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      socket.once('open', () => resolve(new Bidi(socket)))
      socket.once('error', reject)
    })
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    this.last += 1
    const id = this.last
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.socket.send(JSON.stringify({ id, method, params }))
    }) as Promise<T>
  }

  private take({ id, type, result, error, message }: Answer) {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (type === 'error') waiting?.reject(new Error(`${error}: ${message}`))
    else waiting?.resolve(result)
  }
}
