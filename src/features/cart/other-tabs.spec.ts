import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { otherTab } from '../../../tests/setup/other-tab'
import { session } from '../../../tests/setup/session-calls'

/** The channel of every release: a tab may still run the one before. */
const CHANNEL = 'cart-changed'

let another: ReturnType<typeof otherTab>
let tab: typeof import('./cart')
let auth: typeof import('../../stores/auth')
const client = new QueryClient()
const invalidate = vi.spyOn(client, 'invalidateQueries')

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  tab = await import('./cart')
  auth = await import('../../stores/auth')
  another = otherTab(CHANNEL)
  invalidate.mockResolvedValue()
})
function follow() {
  const stop = tab.followOtherTabs(client)
  onTestFinished(stop)
  return stop
}

describe('F10 a change elsewhere', () => {
  beforeEach(() => auth.signedIn(session('ada', 'token')))

  it('makes this tab read the cart of its customer again, and nothing else', async () => {
    follow()
    another.says('ada')
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce())
    expect(invalidate.mock.lastCall![0]).toEqual({ queryKey: ['customer', 'ada', 'cart'], exact: true })
  })

  it.each(['ada', undefined])('is ignored by the tab of a guest: %s', async (text) => {
    auth.signedOut()
    follow()
    another.says(text)
    await vi.waitFor(() => expect(tab.notices.hasCompany()).toBe(true))
    expect(invalidate).not.toHaveBeenCalled()
  })
})

it('F10 a change of this tab is told to the others, by the id of the customer', async () => {
  follow()
  tab.notices.tell('ada')
  await vi.waitFor(() => expect(another.heard).toEqual(['', 'ada']))
})
