import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { steadyNow } from '../../lib/elapsed'
import { isPressable } from '../../../tests/setup/pressable'
import { quiet } from '../../../tests/setup/shop'
import { showSignIn } from '../../../tests/setup/sign-in'
import * as identity from '../../api/identity'
import type { Auth } from './auth-context'
import { keepSignIn } from './sign-in-draft'

let prefetchIdentity: MockInstance<typeof identity.prefetchIdentity>
const sendCode = vi.fn<Auth['sendCode']>()
const verifyCode = vi.fn<Auth['verifyCode']>()
const register = vi.fn<Auth['register']>()
const auth: Auth = { status: 'anonymous', user: null, sendCode, verifyCode, register, logout: () => Promise.resolve() }

const show = (signUp = false) => showSignIn(auth, { signUp })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const error = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
const send = async (number: string) => {
  type('Phone number', number)
  press('Send code')
  await quiet()
}

beforeEach(() => {
  prefetchIdentity = vi.spyOn(identity, 'prefetchIdentity').mockResolvedValue({ forgetful: false })
  for (const action of [sendCode, verifyCode, register]) action.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the phone number', () => {
  /** A code was sent to the number, and time stands still. */
  async function showSent() {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    sendCode.mockImplementation((phone) => {
      keepSignIn({ phone, verificationId: 'sent', sentAt: steadyNow() })
      return Promise.resolve()
    })
    show()
    await send('2125550142')
  }

  it('is reported as invalid once the field is left, not while typing, and no more once it is valid', async () => {
    show()
    type('Phone number', '212')
    await quiet()
    expect(error('Phone number')).toBe('We send a code by SMS. Message rates may apply.')
    fireEvent.blur(field('Phone number'))
    await waitFor(() => expect(error('Phone number')).toBe('Please enter a valid phone number.'))
    expect(field('Phone number').getAttribute('aria-invalid')).toBe('true')
    type('Phone number', '212 555 0142')
    await waitFor(() => expect(field('Phone number').getAttribute('aria-invalid')).toBe('false'))
  })

  it.each(['', '123', '+1 212', 'pizza', '911'])(
    'is refused as %j on sending, and no code is requested',
    async (input) => {
      show()
      await send(input)
      expect(error('Phone number')).toBe('Please enter a valid phone number.')
      expect(document.activeElement).toBe(field('Phone number'))
      expect(sendCode).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['(212) 555-0142', '+12125550142'],
    [' +1 212.555.0142 ', '+12125550142'],
    ['tel:+1-212-555-0142', '+12125550142'],
  ])('is accepted as pasted, %j, and sent as %s', async (input, number) => {
    show()
    await send(input)
    expect(sendCode).toHaveBeenCalledExactlyOnceWith(number)
  })

  it('is read for the country of the restaurant when typed in local form, and shown as it will be sent', async () => {
    showSignIn(auth, { country: 'GB' })
    expect(error('Phone number')).toBe('We send a code by SMS. Message rates may apply.')
    type('Phone number', '020 7946 0018')
    // The code that reads numbers is loaded with the first digits.
    await waitFor(() =>
      expect(error('Phone number')).toBe('We send a code by SMS to +44 20 7946 0018. Message rates may apply.'),
    )
    await send('020 7946 0018')
    expect(sendCode).toHaveBeenCalledExactlyOnceWith('+442079460018')
  })

  it('is shown with the code field, and can be changed without starting over', async () => {
    show()
    await send('2125550142')
    expect(screen.getByText('+1 212 555 0142')).toBeTruthy()
    press('Change number')
    expect(field('Phone number').value).toBe('+12125550142')
    await send('2125550199')
    expect(sendCode.mock.calls).toEqual([['+12125550142'], ['+12125550199']])
    expect(field('Verification code').value).toBe('')
  })

  it('keeps its wait when changed: no code is sent to it until that is over, unless the last one was not sent', async () => {
    await showSent()
    act(() => void vi.advanceTimersByTime(12_000))
    press('Change number')
    await send('(212) 555-0142')
    expect(sendCode).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Resend code in 0:18' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(18_000))
    press('Change number')
    await send('2125550142')
    expect(sendCode).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: 'Resend code in 0:30' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(30_000))
    sendCode.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/network-request-failed' }))
    press('Resend code')
    await quiet()
    press('Change number')
    await send('2125550142')
    expect(sendCode).toHaveBeenCalledTimes(4)
  })

  it('is sent once, however often the button is pressed meanwhile', async () => {
    let sent = () => {}
    sendCode.mockImplementation(() => new Promise((resolve) => (sent = resolve)))
    show()
    type('Phone number', '2125550142')
    const form = field('Phone number').form!
    for (let time = 0; time < 4; time++) {
      fireEvent.submit(form)
      await quiet()
    }
    expect(sendCode).toHaveBeenCalledOnce()
    expect(isPressable(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }))).toBe(false)
    sent()
    await waitFor(() => expect(field('Verification code')).toBeTruthy())
  })

  it('F36 stays when sending fails; the reason is shown at the field and in a toast of 3 s', async () => {
    sendCode.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/captcha-check-failed' }))
    show()
    await send('(212) 555-0142')
    expect(field('Phone number').value).toBe('(212) 555-0142')
    expect(error('Phone number')).toBe('Failed to initialize reCAPTCHA')
    expect(vi.mocked(toast.error).mock.calls).toEqual([
      ['Failed to initialize reCAPTCHA', { id: 'auth', duration: 3000 }],
    ])
    press('Send code')
    await waitFor(() => expect(field('Verification code')).toBeTruthy())
  })

  it('can be typed although the provider’s code could not be preloaded', async () => {
    prefetchIdentity.mockRejectedValue(new Error('No connection'))
    show()
    await send('2125550142')
    expect(sendCode).toHaveBeenCalledOnce()
  })
})

it.each([
  ['stores no sign-in gets a warning before a code is requested, as soon as the number is typed', true],
  ['stores the sign-in gets no warning', false],
])('F37 a browser that %s', async (_, forgetful) => {
  prefetchIdentity.mockResolvedValue({ forgetful })
  show()
  expect(prefetchIdentity).not.toHaveBeenCalled()
  fireEvent.focus(screen.getByLabelText('Phone number'))
  await quiet()
  expect(prefetchIdentity).toHaveBeenCalled()
  expect(screen.queryByText(/does not let us keep you signed in/)?.role).toBe(forgetful ? 'status' : undefined)
})
