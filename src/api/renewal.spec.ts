import { beforeEach, expect, it, vi } from 'vitest'

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  return import('./renewal')
}
let page: Awaited<ReturnType<typeof reloaded>>
beforeEach(async () => {
  page = await reloaded()
})

it('a session is renewed in the way that the app has set, and the customer learns when it is lost', async () => {
  const onLost = vi.fn()
  page.configureSession({ refresh: () => Promise.resolve('fresh'), onLost })
  await expect(page.renewal.refresh()).resolves.toBe('fresh')
  page.renewal.onLost()
  expect(onLost).toHaveBeenCalledOnce()
})

it('F29 a page that does not know yet how to renew a session signs nobody out', async () => {
  const failure: unknown = await page.renewal.refresh().catch((cause: unknown) => cause)
  expect(failure).toMatchObject({ message: 'No renewal is connected' })
  expect(failure).not.toBeInstanceOf(page.SessionExpiredError)
  expect(page.renewal.onLost()).toBeUndefined()
})
