import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Customer, expect, Sandbox, test } from './shop'

const PORT = '4791'
const here = `http://localhost:${PORT}`
const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
let server: ChildProcess

async function start() {
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--logLevel', 'warn'], {
    env: { ...process.env, PORT, SANDBOX_STATE: join(folder, 'state.json') },
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        fetch(here).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
}

async function stop() {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}

test.afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test.use({ baseURL: here })

test('a sandbox that is killed and started again has lost nothing', async ({ page }) => {
  await start()
  const sandbox = new Sandbox(page)
  await sandbox.fresh()
  const customer = new Customer(page, sandbox)
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await customer.add('Tamarind lemonade')
  await stop()
  await start()
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
})
