import { deleteApp, initializeApp } from 'firebase/app'
import * as firebase from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firebaseConfigQuery } from './queries/firebase-config'

const databaseOpens = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('../lib/database', () => ({ databaseOpens }))
vi.mock('firebase/app', () => ({
  initializeApp: vi.fn(({ apiKey }: { apiKey?: string }) => apiKey),
  deleteApp: vi.fn(() => Promise.resolve()),
  FirebaseError: class extends Error {},
}))
vi.mock('firebase/auth', () => ({
  initializeAuth: vi.fn(),
  connectAuthEmulator: vi.fn(),
  indexedDBLocalPersistence: { type: 'LOCAL' },
  inMemoryPersistence: { type: 'NONE' },
}))

const provider = { currentUser: { refreshToken: 'refresh' } }

beforeEach(() => {
  vi.mocked(firebase.initializeAuth)
    .mockReset()
    .mockReturnValue(provider as never)
  vi.mocked(firebase.connectAuthEmulator).mockReset()
  databaseOpens.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The module loaded again, as after a reload of the page, with the configuration of the API. */
async function reloaded(firebaseConfig: Record<string, unknown>) {
  vi.resetModules()
  const { queryClient } = await import('./query-client')
  queryClient.setQueryData(firebaseConfigQuery().queryKey, { firebaseConfig })
  return import('./identity')
}

it.each([
  ['in the database, where there is one', true, firebase.indexedDBLocalPersistence],
  ['in memory without one, which is said', false, firebase.inMemoryPersistence],
])('F37 the session of the provider is stored %s', async (_, opens, persistence) => {
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() })
  databaseOpens.mockResolvedValue(opens)
  await expect((await reloaded({})).prefetchIdentity()).resolves.toEqual({ forgetful: !opens })
  expect(vi.mocked(firebase.initializeAuth).mock.calls).toEqual([[undefined, { persistence }]])
})

describe('the SDK', () => {
  it('starts once for all, with the configuration of the API', async () => {
    const again = await reloaded({ apiKey: 'key' })
    await Promise.all([again.prefetchIdentity(), again.prefetchIdentity()])
    expect(firebase.initializeAuth).toHaveBeenCalledOnce()
    expect(vi.mocked(initializeApp).mock.lastCall).toEqual([{ apiKey: 'key' }])
  })

  it.each([{}, { apiKey: '' }, { apiKey: 'wrong' }])(
    'that could not start with %j starts with the next try, with the configuration of then',
    async (wrong) => {
      const again = await reloaded(wrong)
      const { queryClient } = await import('./query-client')
      const { queryKey } = firebaseConfigQuery()
      vi.mocked(firebase.initializeAuth).mockImplementationOnce(() => {
        throw new Error('No')
      })
      await expect(again.prefetchIdentity()).rejects.toThrow('No')
      expect(deleteApp).toHaveBeenLastCalledWith(wrong.apiKey)
      expect(queryClient.getQueryData(queryKey)).toBeUndefined()
      queryClient.setQueryData(queryKey, { firebaseConfig: { apiKey: 'right' } })
      await expect(again.providerRefreshToken()).resolves.toBe('refresh')
      expect(initializeApp).toHaveBeenLastCalledWith({ apiKey: 'right' })
    },
  )

  it('reports a sign-in as forgetful where the database opens but nothing else can be stored', async () => {
    const refuse = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse })
    await expect((await reloaded({})).prefetchIdentity()).resolves.toEqual({ forgetful: true })
  })

  it('calls the real provider where there is an API', async () => {
    await (await reloaded({ emulatorUrl: 'http://emulator.test' })).prefetchIdentity()
    expect(firebase.connectAuthEmulator).not.toHaveBeenCalled()
  })

  it.each([
    ['the one of the configuration', 'http://emulator.test', 'http://emulator.test'],
    ['its own origin without one', undefined, 'http://own.test'],
    ['its own origin for an odd one', 7, 'http://own.test'],
  ])('calls an emulator without an API, and asks for no spam check: %s', async (_, emulatorUrl, url) => {
    const auth = { ...provider, settings: {} }
    vi.stubEnv('VITE_API_BASE_URL', '')
    vi.stubGlobal('window', { location: { origin: 'http://own.test' } })
    vi.mocked(firebase.initializeAuth).mockReturnValue(auth as never)
    await (await reloaded({ emulatorUrl })).prefetchIdentity()
    const connected = vi.mocked(firebase.connectAuthEmulator).mock.calls
    expect(connected).toEqual([[auth, url, { disableWarnings: true }]])
    expect(auth.settings).toEqual({ appVerificationDisabledForTesting: true })
  })
})
