import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PreviewServer } from './preview-server'
import { Customer, expect, Sandbox, test } from './shop'

const COPIED = ['openapi', 'public', 'src', 'tests', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#b3261e"/></svg>'

/** A copy of the project, as a fresh clone has it, inside the project so that packages are found. */
function copyOfProject() {
  mkdirSync('.vite', { recursive: true })
  const folder = mkdtempSync('.vite/clone-')
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

function run(folder: string, script: string, ...args: string[]) {
  const { SANDBOX_RESTAURANT: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env })
  expect(status, `${String(stdout)}${String(stderr)}`).toBe(0)
}

test('npm run setup and npm start show your own restaurant, whatever is built beside it', async ({ browser }) => {
  test.setTimeout(240_000)
  const folder = copyOfProject()
  writeFileSync(join(folder, 'linde.svg'), LOGO)
  const setup = ['--name', 'Zur Linde', '--country', 'AT', '--city', 'Wien', '--street', 'Lindengasse 4']
  const look = ['--accent', '#b3261e', '--logo', 'linde.svg', '--time-zone', 'Europe/Vienna', '--hours', '10:00-21:00']
  run(folder, 'src/setup/setup.mjs', ...setup, ...look, '--postal-code', '1070', '--locale', 'en-AT')
  run(folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
  const server = new PreviewServer([], folder)
  const { SANDBOX_RESTAURANT } = process.env
  delete process.env.SANDBOX_RESTAURANT
  await server.start()
  process.env.SANDBOX_RESTAURANT = SANDBOX_RESTAURANT ?? ''
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
  const sandbox = new Sandbox(page, 'zur-linde')
  await sandbox.scenario({ name: 'clock', now: '2026-11-20T11:00:00Z' })

  await page.goto('/')
  await expect(page).toHaveTitle(/Zur Linde/)
  await expect(page.getByText('Open until 21:00').first()).toBeVisible()
  await expect(page.getByText('Lindengasse 4').first()).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link', { name: 'Zur Linde' }).locator('span').first()
  await expect(logo).toHaveCSS('background-image', /b3261e/)
  expect(await page.request.get('/favicon.ico').then((answer) => answer.ok())).toBe(true)
  await page.goto('/menu')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  await page.getByRole('link', { name: 'Dish of the house' }).click()
  await page.getByRole('radio', { name: /Large/ }).check()
  await expect(page.getByRole('button', { name: /^Add to cart · €\s14,50$/ })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('--primary', '#b3261e')

  appendFileSync(join(folder, 'src/lib/paths.ts'), '\nObject.assign(globalThis, { isAnotherBuild: true })\n')
  run(folder, 'src/tooling/build.mjs', '--logLevel', 'warn')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('button', { name: 'Login to Continue' }).click()
  await new Customer(page, sandbox).signIn()
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByText('Pay at the restaurant').click()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')).toHaveText(/Received/)
  expect(await page.evaluate(() => 'isAnotherBuild' in window)).toBe(false)
  await page.close()
  await server.end()
  rmSync(folder, { recursive: true })
})
