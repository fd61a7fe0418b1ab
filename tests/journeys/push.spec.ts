import { fullChromium } from './full-chromium'
import { AGAIN, expect } from './shop'
import { kept, test, WITH_INSTALL } from './with-worker'

test.use(fullChromium())
test.describe.configure({ timeout: WITH_INSTALL })

test('a message of an order is shown by the service worker', async ({ page, context, customer, sandbox, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await context.route(/\/restaurants\/tamarind-row(\?|$)/, async (route) => {
    const response = await route.fetch(AGAIN)
    const profile = (await response.json()) as object
    await route.fulfill({ response, json: { ...profile, pushKey: 'BNcRdreALRFXTkOOUHK1EtK2' } })
  })
  // There is no push service in a test: the browser answers as if there were.
  await context.addInitScript(() => {
    let subscription: object | null = null
    const fake = {
      toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'BNc', auth: 'tBH' } }),
      unsubscribe: () => {
        subscription = null
        return Promise.resolve(true)
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => Promise.resolve((subscription = fake)),
    })
  })
  await customer.arrive()
  await kept(page)
  await page.goto('/account/notifications')
  await page.getByRole('switch', { name: 'Order steps on the lock screen' }).check()
  await expect.poll(() => sandbox.count('PUT', '/push-subscriptions/')).toBe(1)

  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Ready', body: 'Order 1042', path: '/account/orders', unreadCount: 1 })
  await client.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await registered, data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, data: to }) => `${title}: ${body} ${String(to)}`)
    })
  await expect.poll(shown).toEqual(['Ready: Order 1042 /account/orders'])
})
