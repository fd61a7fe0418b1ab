import { del } from 'idb-keyval'

/** The keys of the answers about customers: each begins with `["customer"`. */
const ofCustomers = () => IDBKeyRange.bound('["customer"', '["customer"\uffff') as unknown as IDBValidKey

/** Deletes the stored answers about customers: nobody is signed in. A storage that refuses has none (F37). */
export async function forgetAnswersAboutCustomers(): Promise<void> {
  try {
    if ('indexedDB' in globalThis) await del(ofCustomers())
  } catch {
    // There are none.
  }
}
