import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { steadyNow } from '../../lib/elapsed'
import { sessionStore } from '../../lib/storage'
import { changeSignIn, goOnWith, keepSignIn, readSignIn, secondsToWait, signInDone } from './sign-in-draft'

const PHONE = '+12125550142'
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
let sent = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  sent = steadyNow()
  keepSignIn({ phone: PHONE, verificationId: 'sent', sentAt: sent, details: ada })
})
afterEach(() => {
  signInDone()
  vi.useRealTimers()
})

it('the draft is restored with the details of the registration', () => {
  changeSignIn({ changing: true })
  expect(readSignIn()).toEqual({ phone: PHONE, verificationId: 'sent', sentAt: sent, details: ada, changing: true })
})

it('the draft is gone once the code has expired, or has been used; nothing changes it then', () => {
  vi.setSystemTime(600_000)
  expect(readSignIn()).toBeNull()
  expect(sessionStore.get('signIn')).toBeNull()
  changeSignIn({ changing: true })
  expect(readSignIn()).toBeNull()
})

it('the draft counts the wait of its own number', () => {
  expect([secondsToWait(PHONE), secondsToWait('+12125550199')]).toEqual([30, 0])
  vi.setSystemTime(29_001)
  expect(secondsToWait(PHONE)).toBe(1)
  vi.setSystemTime(30_000)
  expect(secondsToWait(PHONE)).toBe(0)
})

it('the wait is no longer for a clock that is set back an hour, nor endless after a reload', () => {
  vi.setSystemTime(3_600_000)
  keepSignIn({ phone: PHONE, verificationId: 'sent', sentAt: steadyNow() })
  vi.setSystemTime(0)
  expect(secondsToWait(PHONE)).toBe(30)
  vi.setSystemTime(10_000)
  expect(secondsToWait(PHONE)).toBe(20)
  keepSignIn({ phone: PHONE, verificationId: 'sent', sentAt: steadyNow() + 3_600_000 })
  expect(secondsToWait(PHONE)).toBe(0)
})

it('the draft keeps the wait and the code of each number, whichever was tried since', () => {
  vi.setSystemTime(5_000)
  keepSignIn({ phone: '+12125550199', verificationId: 'other', sentAt: steadyNow() })
  expect([secondsToWait(PHONE), secondsToWait('+12125550199')]).toEqual([25, 30])
  goOnWith(PHONE)
  expect(readSignIn()).toMatchObject({ phone: PHONE, verificationId: 'sent', sentAt: sent })
  expect([secondsToWait(PHONE), secondsToWait('+12125550199')]).toEqual([25, 30])
})

it('F38 whatever is stored, the draft is a sign-in or null', () => {
  const any = fc.record({ phone: fc.anything(), sentAt: fc.anything(), details: fc.anything() })
  const near = fc.record({ phone: fc.string(), sentAt: fc.nat(100), details: fc.anything(), changing: fc.anything() })
  vi.setSystemTime(100)
  fc.assert(
    fc.property(fc.oneof(fc.json(), any, near), (value) => {
      sessionStore.set('signIn', JSON.stringify(value) ?? '')
      const { phone, verificationId, details } = readSignIn() ?? { phone: '', verificationId: '' }
      for (const text of [phone, verificationId, ...Object.values(details ?? {})]) expect(text).toBeTypeOf('string')
    }),
  )
})
