import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { CHANNEL, followOtherTabs, hasCompany } from './other-tabs'

const turn = () => new Promise((resolve) => setTimeout(resolve, 50))
const another = new BroadcastChannel(CHANNEL)
afterEach(() => another.close())

it('a new tab learns of an open one from its answer, which nobody answers', async () => {
  const heard: unknown[] = []
  another.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  const stop = followOtherTabs(new QueryClient())
  await turn()
  expect([heard, hasCompany()]).toEqual([[''], false])
  another.postMessage('here')
  await vi.waitFor(() => expect(hasCompany()).toBe(true))
  another.postMessage('')
  await vi.waitFor(() => expect(heard).toEqual(['', 'here']))
  stop()
})
