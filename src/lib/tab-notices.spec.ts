import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { tabNotices } from './tab-notices'

const CHANNEL = 'changes'
let another: BroadcastChannel
/** What another tab has heard, and the notices that this one has received. */
let heard: unknown[]
let received: unknown[]
let tab: ReturnType<typeof tabNotices<string>>
const says = (message: unknown) => another.postMessage(message)
/** All messages so far have arrived: so has one that was sent after them. */
async function arrived() {
  const [from, to] = [new BroadcastChannel('arrived'), new BroadcastChannel('arrived')]
  await new Promise((resolve) => {
    to.onmessage = resolve
    from.postMessage('')
  })
  from.close()
  to.close()
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  tab = tabNotices(CHANNEL)
  another = new BroadcastChannel(CHANNEL)
  heard = []
  received = []
  another.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
})
afterEach(() => another.close())
function listen() {
  const stop = tab.listen((notice) => void received.push(notice))
  onTestFinished(stop)
  return stop
}
/** What another tab has heard since the last time, once it is this many messages. */
async function news(count: number) {
  // vi.waitFor would move a fake clock.
  while (heard.length < count) await arrived()
  await arrived()
  return heard.splice(0)
}

it('a new tab learns of an open one from its answer, which nobody answers', async () => {
  listen()
  expect([await news(1), tab.hasCompany()]).toEqual([[''], false])
  says('here')
  await vi.waitFor(() => expect(tab.hasCompany()).toBe(true))
  await arrived()
  expect(heard).toEqual([])
  says('')
  expect(await news(1)).toEqual(['here'])
  expect(received).toEqual([])
})

it('a tab hears the notices of others while it listens', async () => {
  const stop = listen()
  says('one')
  await vi.waitFor(() => expect(received).toEqual(['one']))
  stop()
  says('two')
  await arrived()
  await arrived()
  expect(received).toEqual(['one'])
})

it('a tab does not hear its own notices', async () => {
  const first = listen()
  listen()
  first()
  await news(1)
  tab.tell('one')
  expect(await news(1)).toEqual(['one'])
  expect([tab.hasCompany(), received]).toEqual([false, []])
})

it('a page that does not listen yet, or not any more, notifies the others and leaves no channel open', async () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close')
  tab.tell('one')
  expect(close).toHaveBeenCalledOnce()
  close.mockRestore()
  expect(await news(1)).toEqual(['one'])
  listen()()
  await news(2)
  tab.tell('two')
  expect(await news(1)).toEqual(['two'])
  expect(tab.hasCompany()).toBe(false)
})

it('notices of the last ten seconds are repeated to a tab that begins to listen', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  listen()
  tab.tell('one')
  tab.tell('two')
  tab.tell('one')
  await news(4)
  vi.advanceTimersByTime(9_999)
  says('')
  expect(await news(2)).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1)
  says('')
  expect(await news(1)).toEqual(['here'])
})

it('notices of the last ten seconds are repeated when the tab that gave them begins to listen', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  tab.tell('one')
  await news(1)
  vi.advanceTimersByTime(9_999)
  listen()()
  expect(await news(2)).toEqual(['', 'one'])
  vi.advanceTimersByTime(1)
  listen()
  expect(await news(1)).toEqual([''])
})

it('a browser without channels goes without notices', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => {
    tab.listen(() => {})()
    tab.tell('one')
  }).not.toThrow()
  expect(tab.hasCompany()).toBe(false)
})
