import { expect, test } from './shop'

test.describe('a page whose code is gone after a deploy', () => {
  test.use({ expected: [/ERR_FAILED|404|dynamically imported module|could not be loaded/] })

  test('F55 is fetched by one reload, else said in words, and can be tried again', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    expect(loads).toEqual(['/contact'])
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.unroute('**/assets/ContactPage-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  })
})

test.describe('with a slow network and cold caches', () => {
  for (const path of ['/', '/menu', '/menu/all-day/item/hand-pulled-noodles', '/about', '/contact', '/login']) {
    test(`nothing jumps on ${path}`, async ({ page }) => {
      const client = await page.context().newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 1024) / 8,
      })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources = [] } = entry as PerformanceEntry & { value: number; sources?: { node?: Node }[] }
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
            )
            if (value > 0.0005) shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    })
  }
})

test.describe('without a connection', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|could not be loaded/] })

  test('what has been shown stays readable, an added dish waits, and a page not yet loaded can be tried again', async ({
    page,
    context,
    customer,
    sandbox,
  }) => {
    await customer.arrive()
    await customer.add('Charred corn ribs')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline\. Prices as of \d+:\d\d [AP]M\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Add Tamarind lemonade to cart' }).click()
    await expect(page.getByText('You are offline. It will be added as soon as you are back.')).toBeVisible()
    await page.getByRole('link', { name: 'Cart, 2 items' }).click()
    await expect(page.getByRole('listitem', { name: 'Tamarind lemonade' })).toContainText('(not yet confirmed)')
    await page.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect.poll(() => sandbox.count('POST', '/cart-items')).toBe(2)
    await page.goto('/cart')
    await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
  })
})
