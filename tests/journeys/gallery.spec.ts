import { createServer, type ViteDevServer } from 'vite'
import { findings } from './fit-for-all'
import { expect, test } from './shop'
import { THEMES } from '../../src/lib/themes'

let server: ViteDevServer
test.beforeAll(async () => {
  server = await createServer({ logLevel: 'error', server: { port: 0, strictPort: false } })
  await server.listen()
})
test.afterAll(() => {
  // The server sets it, and a build of a later test in this process would be one for development.
  delete process.env.NODE_ENV
  return server.close()
})

test('twenty components of MUI have the colours of each look, which everybody can read', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${server.resolvedUrls!.local[0]}__gallery`)
  const primary = async (look: string) => {
    const button = page.getByRole('region', { name: look }).getByRole('button', { name: 'Order', exact: true })
    return button.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  const colours = await Promise.all(THEMES.map(primary))
  expect(new Set(colours).size).toBe(3)
  await expect(page.getByRole('heading', { name: /^MUI/ })).toHaveCount(20 * THEMES.length)
  expect(await findings(page, 'classic', { include: [['[data-of=mui]']] })).toEqual([])
})
