import { useMemo, type ReactNode } from 'react'
import { useAuthStatus, useSessionUser } from '../../stores/auth'
import { AuthContext, type Auth } from './auth-context'
import { logout } from './logout'

const phoneFlow = () => import('./phone-flow')

const actions: Omit<Auth, 'status' | 'user'> = {
  sendCode: async (phone) => (await phoneFlow()).sendCode(phone),
  verifyCode: async (code, details) => (await phoneFlow()).verifyCode(code, details),
  register: async (details) => (await phoneFlow()).register(details),
  logout,
}

/** Who the customer is, and the ways in and out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const status = useAuthStatus()
  const user = useSessionUser()
  const auth = useMemo(() => ({ status, user, ...actions }), [status, user])
  return <AuthContext value={auth}>{children}</AuthContext>
}
