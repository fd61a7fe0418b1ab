import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { session } from '../../../tests/setup/session-calls'
import { CHANNEL } from './other-tabs'

let another: BroadcastChannel
/** What another tab has heard, and how often this one has read the cart. */
let heard: unknown[]
let tab: typeof import('./other-tabs')
let auth: typeof import('../../stores/auth')
const client = new QueryClient()
const invalidate = vi.spyOn(client, 'invalidateQueries')
const says = (text: unknown) => another.postMessage(text)
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

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  tab = await import('./other-tabs')
  auth = await import('../../stores/auth')
  another = new BroadcastChannel(CHANNEL)
  heard = []
  another.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  invalidate.mockResolvedValue()
})
afterEach(() => another.close())
function follow() {
  const stop = tab.followOtherTabs(client)
  onTestFinished(stop)
  return stop
}

it('a new tab learns of an open one from its answer, which nobody answers', async () => {
  follow()
  await arrived()
  expect([heard, tab.hasCompany()]).toEqual([[''], false])
  says('here')
  await vi.waitFor(() => expect(tab.hasCompany()).toBe(true))
  await arrived()
  await arrived()
  expect(heard).toEqual([''])
  says('')
  await vi.waitFor(() => expect(heard).toEqual(['', 'here']))
})

it('F10 a tab that opens just after a change is notified of it, a later one is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  follow()
  tab.tellOtherTabs('cus_1')
  // vi.waitFor would move the clock.
  const next = async (nth: number) => {
    while (heard.length <= nth) await arrived()
    return heard[nth]
  }
  expect([await next(0), await next(1)]).toEqual(['', 'cus_1'])
  vi.advanceTimersByTime(9_999)
  says('')
  expect(await next(2)).toBe('cus_1')
  vi.advanceTimersByTime(1)
  says('')
  expect(await next(3)).toBe('here')
})

it('F10 a tab that begins to listen just after its own change repeats the notice, later it does not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const next = async (count: number) => {
    while (heard.length < count) await arrived()
    await arrived()
    return heard.splice(0)
  }
  tab.tellOtherTabs('cus_1')
  expect(await next(1)).toEqual(['cus_1'])
  vi.advanceTimersByTime(9_999)
  follow()()
  expect(await next(2)).toEqual(['', 'cus_1'])
  vi.advanceTimersByTime(1)
  follow()
  expect(await next(1)).toEqual([''])
})

describe('F10 a change elsewhere', () => {
  beforeEach(() => auth.signedIn(session('ada', 'token')))

  it('makes this tab read the cart of its customer again', async () => {
    follow()
    says('ada')
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce())
    expect(invalidate.mock.lastCall![0]!.queryKey).toContain('ada')
  })

  it.each(['eve', '', 'here', undefined])('of another cart is ignored by this tab: %s', async (text) => {
    follow()
    says(text)
    await arrived()
    await arrived()
    expect(tab.hasCompany()).toBe(true)
    expect(invalidate).not.toHaveBeenCalled()
  })

  it.each(['ada', undefined])('is ignored by the tab of a guest: %s', async (text) => {
    auth.signedOut()
    follow()
    says(text)
    await vi.waitFor(() => expect(tab.hasCompany()).toBe(true))
    expect(invalidate).not.toHaveBeenCalled()
  })

  it('is not heard any more by a tab that has stopped', async () => {
    follow()()
    says('ada')
    await arrived()
    await arrived()
    expect([tab.hasCompany(), invalidate.mock.calls]).toEqual([false, []])
  })
})

describe('F10 a change of this tab', () => {
  it('is told on the channel it listens to, so that it does not hear itself', async () => {
    const first = follow()
    follow()
    first()
    tab.tellOtherTabs('ada')
    await vi.waitFor(() => expect(heard).toContain('ada'))
    await arrived()
    await arrived()
    expect(heard.filter((text) => text === 'ada')).toHaveLength(1)
    expect(tab.hasCompany()).toBe(false)
  })

  it('is told by a page that does not listen yet, or not any more', async () => {
    tab.tellOtherTabs('ada')
    await vi.waitFor(() => expect(heard).toEqual(['ada']))
    expect(tab.hasCompany()).toBe(false)
    const stop = follow()
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1))
    stop()
    heard = []
    tab.tellOtherTabs('ada')
    await vi.waitFor(() => expect(heard).toEqual(['ada']))
  })

  it('leaves no channel open on a page that does not listen', () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close')
    tab.tellOtherTabs('ada')
    expect(close).toHaveBeenCalledOnce()
    close.mockRestore()
  })

  it('does no harm in a browser without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(() => {
      tab.followOtherTabs(client)()
      tab.tellOtherTabs('ada')
    }).not.toThrow()
    expect(tab.hasCompany()).toBe(false)
  })
})
