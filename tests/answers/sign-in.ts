import { act } from '@testing-library/react'
import { queryClient } from '../../src/api/query-client'
import { signedOut } from '../../src/stores/auth'
import { PHONE } from '../sandbox/clients'
import type { Hand } from './hand'
import type { Screen } from './screens'

const sendCode = ({ fill }: Hand) => fill({ 'Phone number': '212 555 0142' }, 'Send code')
async function confirmPhone(hand: Hand) {
  await sendCode(hand)
  await hand.type('Verification code', '123456')
}

/** Loads the code of the sign-in. Nobody is signed in then. */
async function ready() {
  await Promise.all([import('../../src/features/auth/phone-flow'), import('../../src/lib/phone')])
  queryClient.clear()
  act(signedOut)
}

/** The calls of a sign-in and its end, and what makes them. They run with a stand-in for the SDK of the provider. */
export const SIGN_IN: Screen[] = [
  {
    call: 'getFirebaseConfig',
    as: 'guest',
    at: '/login',
    before: ready,
    then: sendCode,
  },
  {
    call: 'login',
    as: 'guest',
    at: '/login',
    given: ({ sandbox }) =>
      sandbox.context.state.customers.push({
        ...{ id: 'cus_1', phone: PHONE, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
        createdAt: '2026-01-02T03:04:05.000Z',
      }),
    before: ready,
    then: confirmPhone,
  },
  {
    call: 'register',
    as: 'guest',
    at: '/signup',
    before: ready,
    then: async (hand) => {
      await hand.fill({ 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com' }, 'Continue')
      await confirmPhone(hand)
    },
  },
  { call: 'logout', at: '/account/profile', then: ({ press }) => press('Account menu', 'Logout') },
  {
    call: 'deleteCustomer',
    at: '/account/profile',
    then: ({ confirm }) => confirm('Delete account', 'Delete account'),
  },
]
