// Stands in for `src/api/identity`: vi.mock('…/api/identity', () => import('…/tests/setup/identity-calls')).
import { vi } from 'vitest'
import type * as Identity from '../../src/api/identity'

export const sendCode = vi.fn<typeof Identity.sendCode>(() => Promise.resolve('sent'))
export const resumeCode = vi.fn<typeof Identity.resumeCode>()
export const confirmCode = vi.fn<typeof Identity.confirmCode>()
export const providerRefreshToken = vi.fn<typeof Identity.providerRefreshToken>()
export const userInfo = vi.fn<typeof Identity.userInfo>()
