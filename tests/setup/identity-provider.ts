// Stands in for the SDK's `firebase/auth`: vi.mock('firebase/auth', () => import('…/tests/setup/identity-provider')).
import { vi } from 'vitest'

export const getIdToken = vi.fn<(force?: boolean) => Promise<string>>()
export const user = {
  getIdToken,
  refreshToken: 'refresh',
  metadata: {
    creationTime: 'Fri, 02 Jan 2026 03:04:05 GMT',
    lastSignInTime: 'Fri, 20 Nov 2026 18:00:00 GMT',
  } as { creationTime?: string; lastSignInTime?: string },
}
/** The SDK that has started, with who is signed in. */
export const provider = {
  app: { options: {} as { apiKey?: string } },
  currentUser: null as null | typeof user,
  authStateReady: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
}

export const confirm = vi.fn<(code: string) => Promise<object>>()
/** The spam checks that were made. */
export const checks: { render: ReturnType<typeof vi.fn>; clear: ReturnType<typeof vi.fn> }[] = []

export const indexedDBLocalPersistence = {}
export const PhoneAuthProvider = { credential: (...of: string[]) => of.join(' and ') }
export const initializeAuth = vi.fn()
export const signInWithPhoneNumber = vi.fn()
export const signInWithCredential = vi.fn()
export const getAdditionalUserInfo = vi.fn()
export const RecaptchaVerifier = vi.fn()

/** Signs a customer in at a provider that sends and confirms each code. */
export function resetProvider() {
  initializeAuth.mockReset().mockReturnValue(provider)
  signInWithPhoneNumber.mockReset().mockResolvedValue({ confirm })
  signInWithCredential.mockReset()
  getAdditionalUserInfo.mockReset()
  confirm.mockReset()
  RecaptchaVerifier.mockReset().mockImplementation(function () {
    const check = { render: vi.fn(() => Promise.resolve(0)), clear: vi.fn() }
    checks.push(check)
    return check
  })
  checks.length = 0
  provider.currentUser = user
  getIdToken.mockReset().mockResolvedValue('fresh')
}
