import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { session } from '../../../tests/setup/session-calls'

/** The channel of every release: a tab may still run the one before. */
const CHANNEL = 'cart-changed'

let another: BroadcastChannel
/** What another tab has heard. */
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

it('F10 a change of this tab is told to the others, by the id of the customer', async () => {
  tab.tellOtherTabs('ada')
  await vi.waitFor(() => expect(heard).toEqual(['ada']))
})
