import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { CHANNEL } from './other-tabs'

const turn = () => new Promise((resolve) => setTimeout(resolve, 50))
const another = new BroadcastChannel(CHANNEL)
afterAll(() => another.close())

let tab: typeof import('./other-tabs')
beforeEach(async () => {
  vi.resetModules()
  tab = await import('./other-tabs')
})

it('a new tab learns of an open one from its answer, which nobody answers', async () => {
  const heard: unknown[] = []
  another.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  const stop = tab.followOtherTabs(new QueryClient())
  await turn()
  expect([heard, tab.hasCompany()]).toEqual([[''], false])
  another.postMessage('here')
  await vi.waitFor(() => expect(tab.hasCompany()).toBe(true))
  another.postMessage('')
  await vi.waitFor(() => expect(heard).toEqual(['', 'here']))
  stop()
})

it('F10 a tab that opens just after a change is notified of it, a later one is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const heard: unknown[] = []
  const stop = tab.followOtherTabs(new QueryClient())
  await turn()
  another.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  tab.tellOtherTabs('cus_1')
  vi.advanceTimersByTime(9_000)
  another.postMessage('')
  await vi.waitFor(() => expect(heard).toEqual(['cus_1', 'cus_1']))
  vi.advanceTimersByTime(2_000)
  another.postMessage('')
  await vi.waitFor(() => expect(heard.at(-1)).toBe('here'))
  stop()
  vi.useRealTimers()
})
