import { it, vi } from 'vitest'
import type * as Identity from '../../src/api/identity'
import { PHONE } from '../sandbox/clients'
import { expectScreensToTake, TIMEOUT } from './give'
import { SIGN_IN } from './sign-in'

/** In place of the SDK, of which a page has one, with one configuration. Its codes are always right. */
vi.mock('../../src/api/identity', async () => {
  const { firebaseConfigQuery } = await import('../../src/api/queries/firebase-config')
  const { queryClient } = await import('../../src/api/query-client')
  const { issueIdToken } = await import('../../src/sandbox/rules/identity')
  const start = () => queryClient.fetchQuery(firebaseConfigQuery())
  const idToken = issueIdToken({ uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }, 'test')
  const times = { createdAt: '2026-01-02T03:04:05.000Z', lastLoginAt: '2026-11-20T18:00:00.000Z' }
  return {
    prefetchIdentity: () => start().then(() => ({ forgetful: false })),
    sendCode: () => start().then(() => 'sent'),
    resumeCode: () => {},
    confirmCode: () => Promise.resolve({ idToken, refreshToken: 'refresh', isNewUser: true, expiresIn: '3600' }),
    providerRefreshToken: () => Promise.resolve('refresh'),
    userInfo: () => Promise.resolve(times),
    endIdentity: () => Promise.resolve(),
  } satisfies Partial<typeof Identity>
})
vi.setConfig({ testTimeout: TIMEOUT })

it.each(SIGN_IN)('F18 $call: whatever it answers, its screens stand', (screen) => expectScreensToTake(screen))
