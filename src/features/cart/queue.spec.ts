import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurn } from './queue'

let client: QueryClient
const sent: string[] = []
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** A write that ends when it is told to. */
function write(name: string) {
  let end = () => {}
  const send = () => {
    sent.push(name)
    return new Promise<void>((resolve) => (end = resolve))
  }
  return { send, end: () => end() }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  client = new QueryClient()
})
afterEach(() => void vi.useRealTimers())

it('a write starts when the one before it has ended, and one that may start at once does', async () => {
  const [first, second, addition] = ['first', 'second', 'addition'].map(write) as [
    ReturnType<typeof write>,
    ReturnType<typeof write>,
    ReturnType<typeof write>,
  ]
  void inTurn(client, first.send)
  void inTurn(client, second.send)
  void inTurn(client, addition.send, true)
  await pass(0)
  expect(sent).toEqual(['first', 'addition'])
  first.end()
  await pass(0)
  expect(sent).toEqual(['first', 'addition', 'second'])
})

it('a write waits for every one before it, though a later addition has ended already', async () => {
  const first = write('first')
  void inTurn(client, first.send)
  void inTurn(client, () => Promise.resolve(), true)
  void inTurn(client, write('third').send)
  await pass(0)
  expect(sent).toEqual(['first'])
  first.end()
  await pass(0)
  expect(sent).toEqual(['first', 'third'])
})

it('the writes of two pages do not wait for each other', async () => {
  void inTurn(client, write('here').send)
  void inTurn(new QueryClient(), write('there').send)
  await pass(0)
  expect(sent).toEqual(['here', 'there'])
})

it('F07 a write that hangs holds up the next for two seconds', async () => {
  void inTurn(client, write('hangs').send)
  void inTurn(client, write('next').send)
  await pass(1999)
  expect(sent).toEqual(['hangs'])
  await pass(1)
  expect(sent).toEqual(['hangs', 'next'])
})

it('a write that fails delays nothing, and reports it itself', async () => {
  const failing = inTurn(client, () => Promise.reject(new Error('No')))
  const next = inTurn(client, () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('No')
  await pass(0)
  await expect(next).resolves.toBe('done')
})

it('F60 the answers of earlier writes are not kept', async () => {
  const answer = async () => new WeakRef(await inTurn(client, () => Promise.resolve({ lines: [] })))
  const answers = [await answer(), await answer(), await answer()]
  await pass(2000)
  collectGarbage()
  expect(answers.filter((each) => each.deref())).toEqual([])
})
