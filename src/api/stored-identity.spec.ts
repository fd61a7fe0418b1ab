import { beforeEach, expect, it, vi } from 'vitest'
import { forgetStoredIdentity } from './stored-identity'

const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/** What is on the device: the records of each store of each database. */
let device: Record<string, Record<string, string[]>>
let isBroken: boolean
let log: string[]

/** As much of IndexedDB as a deletion needs. A write counts once its transaction has completed. */
const indexedDB = {
  open(name: string) {
    const request = {} as IDBOpenDBRequest & { onupgradeneeded: () => void; onsuccess: () => void }
    const fail = () => {
      let isHandled = false
      request.onerror?.({ preventDefault: () => (isHandled = true) } as unknown as Event)
      if (!isHandled) log.push('error on the page')
    }
    const succeed = () => {
      const stores = device[name]!
      const transaction = (store: string, mode: string) => {
        const change = { oncomplete: () => {}, objectStore: () => ({ clear }) }
        const clear = () => {
          setTimeout(() => {
            if (mode === 'readwrite') stores[store] = []
            change.oncomplete()
          })
        }
        return change
      }
      const close = () => void log.push('closed')
      const objectStoreNames = { contains: (store: string) => store in stores }
      Object.assign(request, { result: { objectStoreNames, transaction, close } })
      request.onsuccess()
    }
    setTimeout(() => {
      if (isBroken) return fail()
      if (device[name]) return succeed()
      let isAborted = false
      Object.assign(request, { transaction: { abort: () => (isAborted = true) } })
      request.onupgradeneeded()
      if (isAborted) return fail()
      device[name] = {}
      succeed()
    })
    return request
  },
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB)
  device = {}
  isBroken = false
  log = []
})

it('the next customer of the device is not signed in as the last one, and other data stays', async () => {
  device = { [DATABASE]: { [STORE]: ['ada'], other: ['1'] }, 'keyval-store': { keyval: ['menu'] } }
  await forgetStoredIdentity()
  expect(device).toEqual({ [DATABASE]: { [STORE]: [], other: ['1'] }, 'keyval-store': { keyval: ['menu'] } })
  expect(log).toEqual(['closed'])
})

it('a logout leaves no database behind where nobody has signed in', async () => {
  await forgetStoredIdentity()
  expect([device, log]).toEqual([{}, []])
})

it('a logout ends where the database has no place for a user', async () => {
  device = { [DATABASE]: { other: ['1'] } }
  await forgetStoredIdentity()
  expect([device, log]).toEqual([{ [DATABASE]: { other: ['1'] } }, ['closed']])
})

it('a logout ends, without an error on the page, where the browser denies the database', async () => {
  isBroken = true
  await forgetStoredIdentity()
  expect(log).toEqual([])
})
