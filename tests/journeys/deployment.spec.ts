import { readFileSync } from 'node:fs'
import { expect, test } from './shop'

const SECURITY = /^ {2}([\w-]+): (.*)$/gm

/** The headers that the build requires of its web host. */
const written = (): [string, string][] =>
  [...readFileSync('dist/_headers', 'utf8').split('/assets/')[0]!.matchAll(SECURITY)].map(([, name, value]) => [
    name!.toLowerCase(),
    value!,
  ])

// Every journey runs under these headers, and a violation is an error on the console, which fails it.
test('the shop is served with the headers that its build wrote', async ({ page }) => {
  expect(written().length).toBeGreaterThan(4)
  for (const path of ['/', '/menu', '/menu/all-day/section/drinks/item/tamarind-lemonade', '/account']) {
    const answer = await page.request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject(Object.fromEntries(written()))
    expect(answer.headers()['cache-control']).toBe('no-cache')
  }
  const unknown = await page.request.get('/nowhere')
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-cache'])
  await page.goto('/menu')
  const script = await page.locator('script[type=module]').first().getAttribute('src')
  expect((await page.request.get(script!)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await page.request.get('/assets/of-an-older-build.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-cache')
})

test.describe('anything that the policy does not allow', () => {
  test.use({ expected: [/Content Security Policy|violates/] })

  test('is blocked: an inline script, a call to another host', async ({ page }) => {
    await page.goto('/about')
    const stopped = await page.evaluate(async () => {
      const violations: string[] = []
      const both = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (violations.push(effectiveDirective) === 2) resolve()
        })
      })
      const script = document.createElement('script')
      script.textContent = 'window.hacked = true'
      document.body.append(script)
      await fetch('https://evil.example').catch(() => {})
      await both
      return { violations, hacked: 'hacked' in window }
    })
    expect(stopped).toEqual({ violations: ['script-src-elem', 'connect-src'], hacked: false })
  })
})
