import { createContext, useContext } from 'react'
import { useAuthStatus, useSessionUser, type SessionUser } from '../../stores/auth'
import type { Registration } from './sign-in-draft'

export type AuthActions = {
  /** Sends a code by SMS to a number in E.164 format. */
  sendCode: (phone: string) => Promise<void>
  /** Signs in with the code. @throws RegistrationRequired for a number without an account when `details` are missing */
  verifyCode: (code: string, details?: Registration) => Promise<void>
  /** Registers with the code that has just been confirmed, and signs in. */
  register: (details: Registration) => Promise<void>
  logout: () => Promise<void>
}

export type Auth = AuthActions & {
  status: 'loading' | 'authenticated' | 'anonymous'
  user: SessionUser | null
}

/** The actions that sign in and out. The value never changes, as a new one would re-render every consumer. */
export const AuthContext = createContext<AuthActions | null>(null)

/** @throws Error 'useAuth must be used within an AuthProvider' */
export function useAuth(): Auth {
  const actions = useContext(AuthContext)
  const status = useAuthStatus()
  const user = useSessionUser()
  if (!actions) throw new Error('useAuth must be used within an AuthProvider')
  return { ...actions, status, user }
}
