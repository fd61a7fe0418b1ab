import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('the code is entered in one field with the focus, digits and the phone’s suggestion, and sent with the sixth digit', async () => {
  expect(document.activeElement).toBe(field())
  expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric'])
  await type('12345')
  expect(verifyCode).not.toHaveBeenCalled()
  await type('123456')
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith('123456', undefined)
})

it.each([
  ['123 456', '123456'],
  ['Valid for 10 min: 123456', '123456'],
  ['٦٣٥٦٧٢', '635672'],
  ['۶۳۵۶۷۲', '635672'],
  ['６３５６７２', '635672'],
  ['६३५६७२', '635672'],
  ['\u2066635672\u2069', '635672'],
  ['63\u00ad5672', '635672'],
  ['635\u00a0672', '635672'],
])('a code pasted as %j is %s, and is sent', async (pasted, code) => {
  await type(pasted)
  expect(field().value).toBe(code)
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith(code, undefined)
})

it('a code without a digit stays in the field, and is refused there; with too few it is refused on submitting', async () => {
  await type('Café')
  expect([field().value, error()]).toEqual(['Café', 'Please enter the six digits of the code.'])
  await type('123')
  expect([field().value, error()]).toEqual(['123', undefined])
  fireEvent.click(button('Verify'))
  await quiet()
  expect(error()).toBe('Please enter the six digits of the code.')
  expect(verifyCode).not.toHaveBeenCalled()
})

it('F34 the code is sent once, however often it is submitted or typed again meanwhile', async () => {
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
  'F34 the code stays in the field when refused with %s, with the message there and in a toast of 3 s',
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

it('the code leads to the details without an error when it is right and the number has no account', async () => {
  verifyCode.mockRejectedValue(new RegistrationRequired('Registration required. Please provide user details.'))
  await type('123456')
  expect(onRegister).toHaveBeenCalledOnce()
  expect(toast.error).not.toHaveBeenCalled()
})

it('F34 another code can be asked for after thirty seconds, which are counted down; it is sent once, and they start again', async () => {
  sendCode.mockImplementation((phone) => {
    keepSignIn({ phone, verificationId: 'again', sentAt: steadyNow() })
    return Promise.resolve()
  })
  expect(isPressable(button('Resend code in 0:30'))).toBe(false)
  pass(1)
  expect(isPressable(button('Resend code in 0:29'))).toBe(false)
  pass(20)
  expect(button('Resend code in 0:09')).toBeTruthy()
  pass(9)
  expect(isPressable(button('Resend code'))).toBe(true)
  fireEvent.click(button('Resend code'))
  fireEvent.click(button(/^Resend code/))
  await quiet()
  expect(sendCode.mock.calls).toEqual([[PHONE]])
  expect(isPressable(button('Resend code in 0:30'))).toBe(false)
})

it('F34 another code is not waited for while it cannot be sent, which a toast says each time; what was typed stays', async () => {
  let fail = (_: Error) => {}
  sendCode.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  await type('123')
  pass(30)
  const descriptions = {
    'auth/network-request-failed': 'No connection. Please check your network and try again.',
    'auth/quota-exceeded': 'Too many attempts. Please wait a few minutes and try again.',
  }
  for (const [code, description] of Object.entries(descriptions)) {
    fireEvent.click(button('Resend code'))
    await quiet()
    expect(secondsToWait(PHONE)).toBe(0)
    expect(isPressable(button('Resend code'))).toBe(false)
    fail(refused(code))
    await quiet()
    expect(secondsToWait(PHONE)).toBe(0)
    expect(isPressable(button('Resend code'))).toBe(true)
    const words = 'Failed to send verification code. Please try again.'
    expect(vi.mocked(toast.error).mock.lastCall).toEqual([words, { id: 'auth', duration: 3000, description }])
    expect(field().value).toBe('123')
  }
  expect([sendCode.mock.calls.length, vi.mocked(toast.error).mock.calls.length]).toEqual([2, 2])
})
