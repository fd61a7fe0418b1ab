import type { ReactNode } from 'react'
import { loadCode } from '../../lib/load-code'
import { AuthContext, type AuthActions } from './auth-context'
import { logout } from './logout'

const phoneFlow = () => loadCode(() => import('./phone-flow'))

const actions: AuthActions = {
  sendCode: async (phone) => (await phoneFlow()).sendCode(phone),
  verifyCode: async (code, details) => (await phoneFlow()).verifyCode(code, details),
  register: async (details) => (await phoneFlow()).register(details),
  logout,
}

/** Provides the actions that sign in and out. */
export const AuthProvider = ({ children }: { children: ReactNode }) => (
  <AuthContext value={actions}>{children}</AuthContext>
)
