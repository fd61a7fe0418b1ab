import { createContext, useContext } from 'react'
import type { SessionUser } from '../../stores/auth'
import type { Registration } from './phone-flow'

export type Auth = {
  status: 'loading' | 'authenticated' | 'anonymous'
  user: SessionUser | null
  /** Sends a code by SMS to a number in E.164. */
  sendCode: (phone: string) => Promise<void>
  /** Signs in with the code. @throws RegistrationRequired for a number that has no account, when no details are given */
  verifyCode: (code: string, details?: Registration) => Promise<void>
  /** Registers with the code that has just been confirmed, and signs in. */
  register: (details: Registration) => Promise<void>
  logout: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

/** @throws Error 'useAuth must be used within an AuthProvider' */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
