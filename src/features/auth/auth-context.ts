import { createContext, useContext } from 'react'
import { useAuthStatus, useSessionUser, type SessionUser } from '../../stores/auth'
import type { Registration } from './phone-flow'

export type AuthActions = {
  /** Sends a code by SMS to a number in E.164. */
  sendCode: (phone: string) => Promise<void>
  /** Signs in with the code. @throws RegistrationRequired for a number that has no account, when no details are given */
  verifyCode: (code: string, details?: Registration) => Promise<void>
  /** Registers with the code that has just been confirmed, and signs in. */
  register: (details: Registration) => Promise<void>
  logout: () => Promise<void>
}

export type Auth = AuthActions & {
  status: 'loading' | 'authenticated' | 'anonymous'
  user: SessionUser | null
}

/** The ways in and out, which never change: a new value would draw every page again that reads it. */
export const AuthContext = createContext<AuthActions | null>(null)

/** @throws Error 'useAuth must be used within an AuthProvider' */
export function useAuth(): Auth {
  const actions = useContext(AuthContext)
  const status = useAuthStatus()
  const user = useSessionUser()
  if (!actions) throw new Error('useAuth must be used within an AuthProvider')
  return { ...actions, status, user }
}
