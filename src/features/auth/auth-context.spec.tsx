import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { createShop, CUSTOMER, type Shop } from '../../../tests/setup/shop'
import { expectLog } from '../../../tests/setup/log'
import { signedOut } from '../../stores/auth'
import { useAuth } from './auth-context'
import { AuthProvider } from './AuthProvider'

let shop: Shop
beforeEach(() => {
  shop = createShop()
})

const auth = () =>
  renderHook(() => useAuth(), {
    wrapper: ({ children }: { children: ReactNode }) => <AuthProvider>{children}</AuthProvider>,
  }).result

it('useAuth outside its provider says so', () => {
  expectLog(/useAuth must be used within an AuthProvider/)
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider')
})

it('useAuth returns a guest, then the customer, then the guest again', () => {
  const result = auth()
  expect(result.current).toMatchObject({ status: 'anonymous', user: null })
  shop.signIn()
  expect(result.current).toMatchObject({ status: 'authenticated', user: { id: CUSTOMER, firstName: 'Ada' } })
  act(signedOut)
  expect(result.current).toMatchObject({ status: 'anonymous', user: null })
})
