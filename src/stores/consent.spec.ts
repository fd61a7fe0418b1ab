// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./consent')
  return { ...store, shown: () => renderHook(() => store.useConsent()).result.current }
}
const changedElsewhere = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const control = (value: boolean) => ({ configurable: true, value })
it.each([
  ['without an answer the customer may give one', null, true, undefined, ''],
  ['a browser that refuses nothing changes nothing', null, true, control(false), ''],
  ['a browser that refuses wins even where the shop needs no consent', 'denied', false, control(true), 'not-needed'],
  ['a shop that needs no consent asks nobody', 'granted', false, undefined, 'not-needed'],
])('%s', async (_, known, mayAnswer, privacyControl, needed) => {
  vi.stubEnv('VITE_EVENTS_CONSENT', needed)
  if (privacyControl) Object.defineProperty(navigator, 'globalPrivacyControl', privacyControl)
  const { canAnswer, knownConsent, shown } = await reloaded()
  expect([knownConsent(), shown(), canAnswer()]).toEqual([known, known, mayAnswer])
})

it.each(['granted', 'denied'] as const)(
  'the answer %s is shown, and survives a reload until it is withdrawn',
  async (answer) => {
    const { answerConsent, shown } = await reloaded()
    answerConsent(answer)
    expect(shown()).toBe(answer)
    const { forgetConsent, knownConsent, shown: shownLater } = await reloaded()
    expect([knownConsent(), shownLater()]).toEqual([answer, answer])
    forgetConsent()
    expect([knownConsent(), shownLater()]).toEqual([null, null])
    expect((await reloaded()).knownConsent()).toBeNull()
  },
)

it('a browser that refuses on behalf of its user wins over an earlier answer, and nobody is asked', async () => {
  const { answerConsent, canAnswer, knownConsent, shown } = await reloaded()
  answerConsent('granted')
  Object.defineProperty(navigator, 'globalPrivacyControl', control(true))
  expect([knownConsent(), canAnswer()]).toEqual(['denied', false])
  answerConsent('granted')
  expect(shown()).toBe('denied')
})

it('a page that is drawn outside of a browser has no answer', async () => {
  vi.stubGlobal('navigator', undefined)
  expect((await reloaded()).knownConsent()).toBeNull()
})

it.each(['', 'yes', 'GRANTED', 'null'])('F38 a stored %j is no answer', async (text) => {
  localStorage.setItem('analytics-consent', text)
  expect((await reloaded()).knownConsent()).toBeNull()
})

it.each(['analytics-consent', null])('an answer in another tab counts here, too: %s', async (key) => {
  const { followOtherTabs, shown } = await reloaded()
  const stop = followOtherTabs()
  localStorage.setItem('analytics-consent', 'denied')
  changedElsewhere('theme')
  expect(shown()).toBeNull()
  changedElsewhere(key)
  expect(shown()).toBe('denied')
  stop()
  localStorage.setItem('analytics-consent', 'granted')
  changedElsewhere(key)
  expect(shown()).toBe('denied')
})
