import { fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from '../../../tests/setup/toasts'
import { beforeEach, expect, it, vi } from 'vitest'
import { quiet } from '../../../tests/setup/shop'
import { ApiError } from '../../api/errors'
import * as identity from '../../api/identity'
import { showSignIn } from '../../../tests/setup/sign-in'
import type { Auth } from './auth-context'
import { RegistrationRequired } from './phone-flow'

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const unknown = new RegistrationRequired('Registration required. Please provide user details.')
const message = 'Please enter a shorter name.'
const tooLong = new ApiError({
  ...{ status: 422, code: 'INVALID_DETAILS', message: 'Please check your details.' },
  fields: { '/firstName': message },
})
const verifyCode = vi.fn<Auth['verifyCode']>()
const register = vi.fn<Auth['register']>()
const never = () => Promise.resolve()
const auth: Auth = { status: 'anonymous', user: null, sendCode: never, verifyCode, register, logout: never }

const show = (signUp: boolean) => showSignIn(auth, { signUp })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const error = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
  await quiet()
}
async function fill({ firstName, lastName, email }: typeof ada) {
  await type('First name', firstName)
  await type('Last name', lastName)
  await type('Email', email)
}
async function proveNumber() {
  await waitFor(() => expect(field('Phone number')).toBeTruthy())
  await type('Phone number', '2125550142')
  press('Send code')
  await waitFor(() => expect(field('Verification code')).toBeTruthy())
  await type('Verification code', '123456')
}
/** Somebody with a new number has entered who they are. */
async function enterDetails() {
  verifyCode.mockRejectedValue(unknown)
  show(false)
  await proveNumber()
  expect(toast.error).not.toHaveBeenCalled()
  await fill({ ...ada, firstName: ' Ada ' })
}
async function create() {
  press('Create account')
  await quiet()
}

beforeEach(() => {
  vi.spyOn(identity, 'prefetchIdentity').mockResolvedValue({ forgetful: false })
  verifyCode.mockReset().mockResolvedValue()
  register.mockReset().mockResolvedValue()
})

it('F35 details are asked for only once the code is right and the number is new; they are sent once, if pressed often', async () => {
  register.mockReturnValue(new Promise(() => {}))
  await enterDetails()
  for (let time = 0; time < 4; time++) {
    fireEvent.submit(field('Email').form!)
    await quiet()
  }
  expect(register).toHaveBeenCalledExactlyOnceWith(ada)
})

it('details come first on signing up, are checked there, and go with the code', async () => {
  show(true)
  await fill({ firstName: '  ', lastName: '', email: 'ada@' })
  press('Continue')
  await waitFor(() => expect(error('First name')).toBe('Please enter your first name.'))
  expect(error('Last name')).toBe('Please enter your last name.')
  expect(error('Email')).toBe('Please enter a valid email address.')
  await fill(ada)
  expect(error('Email')).toBeUndefined()
  press('Continue')
  await proveNumber()
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith('123456', ada)
})

it('a detail the API rejects on signing up is asked for again, with what was typed', async () => {
  verifyCode.mockRejectedValue(tooLong)
  show(true)
  await fill(ada)
  press('Continue')
  await proveNumber()
  expect(vi.mocked(toast.error).mock.calls).toEqual([['Please check your details.', { id: 'auth', duration: 3000 }]])
  expect(field('First name').value).toBe('Ada')
  await create()
  expect(register).toHaveBeenCalledExactlyOnceWith(ada)
})

it('an error of the API is shown at its field, without a toast, or else in one of 3 s; what was typed stays', async () => {
  register.mockRejectedValueOnce(tooLong)
  register.mockRejectedValue(new ApiError({ status: 500, code: 'HTTP_500', message: 'Registration failed' }))
  await enterDetails()
  press('Create account')
  await waitFor(() => expect(error('First name')).toBe(message))
  expect(document.activeElement).toBe(field('First name'))
  expect(field('Email').value).toBe('ada@example.com')
  expect(toast.error).not.toHaveBeenCalled()
  await create()
  expect(register).toHaveBeenCalledTimes(2)
  expect(vi.mocked(toast.error).mock.calls).toEqual([['Registration failed', { id: 'auth', duration: 3000 }]])
  expect(field('First name').value).toBe(' Ada ')
})
