/** Where Firebase Authentication stores its user. */
const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/**
 * Deletes the user that the identity provider has stored on the device, without its code. Resolves when that is done,
 * and ignores failures.
 */
export const forgetStoredIdentity = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(DATABASE)
    // The database does not exist: aborting keeps it from being created.
    request.onupgradeneeded = () => request.transaction!.abort()
    request.onerror = (event) => {
      event.preventDefault()
      resolve()
    }
    request.onsuccess = () => {
      const database = request.result
      if (!database.objectStoreNames.contains(STORE)) return resolve(database.close())
      const transaction = database.transaction(STORE, 'readwrite')
      transaction.objectStore(STORE).clear()
      transaction.oncomplete = () => resolve(database.close())
    }
  })
