import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth'
import { databaseOpens } from '../lib/database'
import { firebaseConfigQuery } from './queries/firebase-config'
import { queryClient } from './query-client'

let starting: Promise<Auth> | null = null
let inMemory = false

/** Starts the SDK in an app, which goes when that fails: there can be one only. */
async function startIn(app: FirebaseApp, persistence: Persistence): Promise<Auth> {
  try {
    return initializeAuth(app, { persistence })
  } catch (cause) {
    await deleteApp(app).catch(() => {})
    throw cause
  }
}

async function startAuth(): Promise<Auth> {
  const { firebaseConfig } = await queryClient.fetchQuery(firebaseConfigQuery())
  inMemory = !(await databaseOpens())
  const app = initializeApp(firebaseConfig)
  const auth = await startIn(app, inMemory ? inMemoryPersistence : indexedDBLocalPersistence)
  if (!import.meta.env.VITE_API_BASE_URL) {
    const emulator = typeof firebaseConfig.emulatorUrl === 'string' ? firebaseConfig.emulatorUrl : ''
    connectAuthEmulator(auth, emulator || window.location.origin, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  return auth
}

/** The configuration may have been wrong: the next call asks for it again. */
export function startAgain(): void {
  starting = null
  queryClient.removeQueries({ queryKey: firebaseConfigQuery().queryKey, exact: true })
}

/** Starts the SDK once. After a failed start the next call tries again, with the configuration of then. */
export function identity(): Promise<Auth> {
  starting ??= startAuth().catch((cause: unknown) => {
    startAgain()
    throw cause
  })
  return starting
}

/** Whether the SDK keeps who is signed in for the life of the page only. */
export const isInMemory = () => inMemory

/** Ends the SDK; the next call starts another. */
export async function endSdk(auth: Auth): Promise<void> {
  starting = null
  await deleteApp(auth.app).catch(() => {})
}
