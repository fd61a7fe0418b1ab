import type { Page } from '@playwright/test'

/** Notes all that a page sends but for some calls: addresses and bodies. Returns them as one text. */
export function watchSent(page: Page, isLeftOut: (method: string, path: string) => boolean): () => string {
  const sent: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    const body = isLeftOut(request.method(), pathname) ? '' : (request.postData() ?? '')
    sent.push(request.url(), body)
  })
  return () => sent.join('\n')
}

/** All that the device keeps for the origin, as one text: both storages, IndexedDB, caches and cookies. */
export async function keptOn(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const inTime = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await inTime(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        all.push(store, await inTime(objects.getAllKeys()), await inTime(objects.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) all.push(request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify(all)
  })
  return stored + JSON.stringify(await page.context().cookies())
}
