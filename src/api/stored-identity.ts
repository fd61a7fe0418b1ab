/** Where Firebase Authentication stores its user. */
const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/** Deletes the user that the identity provider has stored on the device, without its code. Failures are ignored. */
export function forgetStoredIdentity(): void {
  try {
    const request = indexedDB.open(DATABASE)
    // There is no such database: nothing is stored, and none is created.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = (event) => event.preventDefault()
    request.onsuccess = () => {
      if (request.result.objectStoreNames.contains(STORE)) {
        request.result.transaction(STORE, 'readwrite').objectStore(STORE).clear()
      }
      request.result.close()
    }
  } catch {
    // The browser denies the storage, so nothing is stored.
  }
}
