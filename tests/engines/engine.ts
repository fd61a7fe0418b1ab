import { setTimeout as after } from 'node:timers/promises'

export type Size = { width: number; height: number }

/** A page in a browser of its own, with a profile of its own. */
export type Tab = {
  /** Opens an address, and waits until it is loaded. */
  goto(url: string): Promise<void>
  /** Runs an expression in the page. Its value, or what its promise resolves with, comes as JSON. */
  run(expression: string): Promise<unknown>
  /** Presses and releases the mouse at this place of the window. */
  press(x: number, y: number): Promise<void>
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export type Engine = { name: string; open(size: Size): Promise<Tab> }

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Seen<T> = Exclude<T, null | undefined | false>

/** How long, in ms, an answer may take. What is asked of a page that is left meanwhile is never answered. */
const ANSWER = 5000

async function noAnswer() {
  await after(ANSWER, undefined, { ref: false })
  throw new Error(`No answer in ${ANSWER / 1000} s`)
}

/** Asks again until the answer is not null, undefined or false. A page that changes meanwhile may refuse to answer. */
export async function until<T>(what: () => string, ask: () => Promise<T>, limit = 20_000): Promise<Seen<T>> {
  const end = Date.now() + limit
  let cause: unknown
  for (;;) {
    try {
      const answer = await Promise.race([ask(), noAnswer()])
      if (answer) return answer as Seen<T>
    } catch (error) {
      cause = error
    }
    if (Date.now() > end) throw new Error(`Not seen in ${limit / 1000} s: ${what()}`, { cause })
    await sleep(80)
  }
}
