import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { steadyNow } from '../../lib/elapsed'
import { isPressable } from '../../../tests/setup/pressable'
import { quiet } from '../../../tests/setup/shop'
import { AuthContext, type Auth } from './auth-context'
import { CodeStep } from './CodeStep'
import { RegistrationRequired } from './phone-flow'
import { keepSignIn, secondsToWait } from './sign-in-draft'

const PHONE = '+12125550142'
const refused = (code: string) => Object.assign(new Error('Firebase'), { code })
const sendCode = vi.fn<Auth['sendCode']>()
const verifyCode = vi.fn<Auth['verifyCode']>()
const onRegister = vi.fn()
const never = () => Promise.resolve()
const auth: Auth = { status: 'anonymous', user: null, sendCode, verifyCode, register: never, logout: never }

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const error = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
async function type(value: string) {
  fireEvent.change(field(), { target: { value } })
  await quiet()
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  sendCode.mockReset().mockResolvedValue()
  verifyCode.mockReset().mockResolvedValue()
  keepSignIn({ phone: PHONE, verificationId: 'sent', sentAt: steadyNow() })
  render(
    <AuthContext value={auth}>
      <CodeStep phone={PHONE} details={undefined} onRegister={onRegister} onChangeNumber={() => {}} />
    </AuthContext>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

const WRONG = 'Invalid verification code. Please try again.'

describe('the code', () => {
  it('is entered in one field with the focus, a numeric keyboard and the phone’s own suggestion', () => {
    expect(document.activeElement).toBe(field())
    expect(field().autocomplete).toBe('one-time-code')
    expect(field().inputMode).toBe('numeric')
  })

  it('is sent by itself with the sixth digit, once', async () => {
    await type('12345')
    expect(verifyCode).not.toHaveBeenCalled()
    await type('123456')
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith('123456', undefined)
  })

  it.each(['123 456', 'Your code is 123-456.', '1234567', 'Valid for 10 min: 123456'])(
    'is 123456 when pasted as %j',
    async (pasted) => {
      await type(pasted)
      expect(field().value).toBe('123456')
      expect(verifyCode).toHaveBeenCalledExactlyOnceWith('123456', undefined)
    },
  )

  it.each([
    '٦٣٥٦٧٢',
    '۶۳۵۶۷۲',
    '６３５６７２',
    '६३५६७२',
    '635\u200b672',
    '\u2066635672\u2069',
    '63\u00ad5672',
    '635\u00a0672',
  ])('is 635672 when pasted as %j', async (pasted) => {
    await type(pasted)
    expect(field().value).toBe('635672')
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith('635672', undefined)
  })

  it('without a digit stays in the field, and is refused there', async () => {
    await type('Café')
    expect(field().value).toBe('Café')
    expect(error()).toBe('Please enter the six digits of the code.')
    await type('123')
    expect([field().value, error()]).toEqual(['123', undefined])
  })

  it('is refused on submitting with too few digits', async () => {
    await type('123')
    fireEvent.click(button('Verify'))
    await quiet()
    expect(error()).toBe('Please enter the six digits of the code.')
    expect(verifyCode).not.toHaveBeenCalled()
  })

  it('F34 is sent once, however often it is submitted or typed again meanwhile', async () => {
    let answered = () => {}
    verifyCode.mockImplementation(() => new Promise((resolve) => (answered = resolve)))
    await type('123456')
    for (const again of ['12345', '123457', '12345', '123456']) await type(again)
    for (let time = 0; time < 3; time++) {
      fireEvent.submit(field().form!)
      await quiet()
    }
    expect(verifyCode).toHaveBeenCalledOnce()
    expect(isPressable(button('Verify'))).toBe(false)
    answered()
    await quiet()
    expect(isPressable(button('Verify'))).toBe(true)
  })

  it.each([
    ['auth/invalid-verification-code', undefined, WRONG],
    ['auth/code-expired', 'This code has expired. Please request a new one.', WRONG],
    ['auth/too-many-requests', undefined, 'Too many attempts. Please wait a few minutes and try again.'],
  ])(
    'F34 stays in the field when refused with %s, with the message there and in a toast of 3 s',
    async (code, detail, title) => {
      verifyCode.mockRejectedValue(refused(code))
      act(() => field().blur())
      await type('123456')
      expect(field().value).toBe('123456')
      expect(error()).toBe(detail ?? title)
      await vi.waitFor(() => expect(document.activeElement).toBe(field()))
      const toasted = { id: 'auth', duration: 3000, ...(detail && { description: detail }) }
      expect(vi.mocked(toast.error).mock.calls).toEqual([[title, toasted]])
      await type('123457')
      expect(verifyCode).toHaveBeenLastCalledWith('123457', undefined)
    },
  )

  it('leads to the details without an error when it is right and the number has no account', async () => {
    verifyCode.mockRejectedValue(new RegistrationRequired('Registration required. Please provide user details.'))
    await type('123456')
    expect(onRegister).toHaveBeenCalledOnce()
    expect(toast.error).not.toHaveBeenCalled()
  })
})

describe('F34 another code', () => {
  it('can be asked for after thirty seconds, which are counted down', () => {
    expect(isPressable(button('Resend code in 0:30'))).toBe(false)
    pass(1)
    expect(isPressable(button('Resend code in 0:29'))).toBe(false)
    pass(20)
    expect(button('Resend code in 0:09')).toBeTruthy()
    pass(9)
    expect(isPressable(button('Resend code'))).toBe(true)
  })

  it('is sent once to the same number, and the countdown starts again', async () => {
    sendCode.mockImplementation((phone) => {
      keepSignIn({ phone, verificationId: 'again', sentAt: steadyNow() })
      return Promise.resolve()
    })
    pass(30)
    fireEvent.click(button('Resend code'))
    fireEvent.click(button(/^Resend code/))
    await quiet()
    expect(sendCode.mock.calls).toEqual([[PHONE]])
    expect(isPressable(button('Resend code in 0:30'))).toBe(false)
  })

  it('is not waited for while it has not been sent: the connection may break, or the provider refuse', async () => {
    let fail = (_: Error) => {}
    sendCode.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
    pass(30)
    fireEvent.click(button('Resend code'))
    await quiet()
    expect(secondsToWait(PHONE)).toBe(0)
    expect(isPressable(button('Resend code'))).toBe(false)
    for (const code of ['auth/network-request-failed', 'auth/too-many-requests']) {
      fail(refused(code))
      await quiet()
      expect(secondsToWait(PHONE)).toBe(0)
      expect(isPressable(button('Resend code'))).toBe(true)
      fireEvent.click(button('Resend code'))
      await quiet()
    }
    expect(sendCode).toHaveBeenCalledTimes(3)
  })

  it('causes a toast when it cannot be sent; what was typed stays', async () => {
    sendCode.mockRejectedValue(refused('auth/quota-exceeded'))
    await type('123')
    pass(30)
    fireEvent.click(button('Resend code'))
    await quiet()
    const description = 'Too many attempts. Please wait a few minutes and try again.'
    expect(vi.mocked(toast.error).mock.calls).toEqual([
      ['Failed to send verification code. Please try again.', { id: 'auth', duration: 3000, description }],
    ])
    expect(field().value).toBe('123')
  })
})
