import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chunkOf } from '../chunk-of'
import { expect, test } from './shop'

const MAX_KB = 138

test('the first load of /menu is small, and contains nothing that it does not need', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
  })
  await page.goto('/menu')
  await expect(page.getByRole('article', { name: 'Charred corn ribs' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const later = chunkOf('dist', 'src/app/analytics/Analytics.tsx')
  // Analytics loads once the browser is idle.
  const files = [...scripts].filter((path) => path !== later).map((path) => readFileSync(`dist${path}`))
  const kb = files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000
  expect(kb).toBeGreaterThan(0)
  expect(kb).toBeLessThanOrEqual(MAX_KB)
  const code = files.map(String).join('\n')
  for (const stray of ['identitytoolkit', 'tsqd-', 'Charred corn ribs', '__sandbox']) {
    expect(code.includes(stray), stray).toBe(false)
  }
})
