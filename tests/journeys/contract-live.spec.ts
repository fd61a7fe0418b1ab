import { execFile } from 'node:child_process'
import { SNACK, test } from './ordering'
import { expect } from './shop'

/** What a developer sees in the terminal. */
const check = (token: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['openapi/check.mjs', ...args],
      { env: { ...process.env, CONTRACT_TOKEN: token } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test(
  'the check of a real API finds nothing wrong with the running sandbox',
  { tag: '@variant' },
  async ({ page, baseURL, customer, counter }) => {
    await customer.storeSession()
    await counter.order(SNACK, 'HOSTED')
    const [token, user] = await page.evaluate(() => [localStorage.authToken as string, localStorage.user as string])
    const { id } = JSON.parse(user) as { id: string }
    const { code, output } = await check(token, '--live', baseURL!, '--customer', id)
    expect(output).toContain('18 ok, 0 differs, 0 absent, 0 unreachable, 0 skipped')
    expect(output).not.toContain(token)
    expect(code).toBe(0)
  },
)
