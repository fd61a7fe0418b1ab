import { get, type IncomingHttpHeaders } from 'node:http'
import { mainJob } from './main-job'
import { expect, test as shop, WITH_MOTION } from './shop'
import { isInstalled, webServer, type Kind } from './web-server'

/** How many bytes of the menu may travel, with gzip. */
const MENU = 40_000

/** As the shop asks: the headers of an answer as it travels with gzip, and how many bytes its body has then. */
const wire = (url: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip', login_source: 'mobile' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ headers: answer.headers, bytes }))
    }).on('error', reject)
  })

for (const kind of ['nginx', 'caddy'] as Kind[])
  shop.describe(`served by ${kind} as the build tells it`, () => {
    shop.skip(!isInstalled(kind), `${kind} is not installed`)
    const test = shop.extend<object, { web: Awaited<ReturnType<typeof webServer>> }>({
      web: [
        async ({ server }, use) => {
          const web = await webServer(kind, server.url)
          await use(web)
          await web.end()
        },
        { scope: 'worker' },
      ],
      baseURL: async ({ web }, use) => {
        await use(web.url)
      },
    })
    test.use(WITH_MOTION)

    test('a guest goes from the home page to a paid order', async ({ page, sandbox, customer }) => {
      await mainJob({ page, sandbox, customer })
    })

    test('each page is at its address, compressed, typed and under the policy', async ({ page, baseURL }) => {
      for (const [path, text] of [
        ['/', 'Order Now'],
        ['/menu', 'Hand-pulled noodles'],
        ['/menu/all-day/section/drinks/item/tamarind-lemonade', 'Tamarind lemonade'],
        ['/about', 'About'],
      ] as const) {
        const answer = await page.request.get(path)
        const html = await answer.text()
        expect([path, answer.status(), /<h1\b/.test(html), html.includes(text)]).toEqual([path, 200, true, true])
        expect(answer.headers()).toMatchObject({
          'cache-control': 'no-cache',
          'content-security-policy': expect.stringContaining("default-src 'self'"),
          vary: expect.stringContaining('Accept-Encoding'),
        })
      }
      const { headers, bytes } = await wire(`${baseURL}/menu`)
      expect(headers['content-encoding']).toBe('gzip')
      expect(bytes).toBeLessThan(MENU)
      for (const path of ['/account/orders', '/track-order', '/menu/', '/menu/all-day/item/new-dish', '/account'])
        expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
      const [plain, slash] = await Promise.all(['/menu', '/menu/'].map((path) => page.request.get(path)))
      expect(await slash!.text()).toBe(await plain!.text())
      for (const [path, type] of [
        ['/manifest.webmanifest', /^application\/manifest\+json/],
        ['/menu', /^text\/html; ?charset=utf-8$/i],
        ['/llms.txt', /^text\/plain; ?charset=utf-8$/i],
        ['/.well-known/ard.json', /^application\/json/],
        ['/.well-known/agent-skills/order-food/SKILL.md', /^text\/markdown; ?charset=utf-8$/i],
      ] as const)
        expect((await page.request.get(path)).headers()['content-type']).toMatch(type)
    })

    test('code is compressed and kept for a year, and what is missing is not', async ({ page, baseURL }) => {
      await page.goto('/menu')
      const preloads = page.locator('link[rel=modulepreload]')
      await expect(preloads).not.toHaveCount(0)
      const modules = await preloads.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
      const answers = await Promise.all(modules.map((path) => wire(new URL(path, baseURL).href)))
      const { headers } = answers.toSorted((a, b) => b.bytes - a.bytes)[0]!
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const missing = await page.request.get('/assets/of-an-older-build.js')
      expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-cache'])
    })

    test('the API answers with its own headers, compressed, and so does the sandbox', async ({ page, baseURL }) => {
      const { headers } = await wire(`${baseURL}/api/v1/restaurants/tamarind-row/menus`)
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' })
      expect(headers['cache-control'] ?? '').not.toMatch(/,/)
      expect(headers['content-security-policy']).toBeUndefined()
      expect((await page.request.head('/__sandbox')).status()).toBe(200)
      await page.goto('/__sandbox')
      await page.getByRole('button', { name: 'Reset the sandbox' }).click()
      await expect(page.getByText('Everything is as new.')).toBeVisible()
    })

    test('an address that is no page says so, to people and to machines', async ({ page }) => {
      for (const path of [
        '/llms-full.txt',
        '/.well-known/none',
        '/.well-known/ucp',
        '/nothing.php',
        '/index.html.map',
      ]) {
        const answer = await page.request.get(path)
        expect([path, answer.status(), (await answer.text()).includes('<script')]).toEqual([path, 404, false])
        expect(answer.headers()['content-type'] ?? 'text/plain', path).toMatch(/^text\/plain/)
      }
      for (const path of ['/404', '/app']) expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
      const unknown = await page.request.get('/nothing-here')
      expect(unknown.status()).toBe(404)
      expect(await unknown.text()).toMatch(/<title>Tamarind Row<\/title><meta name="robots" content="noindex">/)
      await page.goto('/nothing-here')
      const heading = page.getByRole('heading', { name: 'There is nothing on this plate' })
      // The first press loads what keeps focus and taps on every page.
      await heading.click()
      await expect(page).toHaveTitle('Page not found · Tamarind Row')
      await page.getByRole('link', { name: 'See the menu' }).click()
      await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible()
    })
  })
