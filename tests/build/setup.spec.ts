import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBrand } from '../../src/brand/brand'
import { checkEnv } from '../../src/deploy/env'
import { readRestaurantFolder } from '../../src/sandbox/seed/restaurant-folder'

const SETUP = resolve('src/setup/setup.mjs')

let folder = ''
const at = (file: string) => join(folder, file)
const read = (file: string) => readFileSync(at(file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  cpSync('public/brand', at('public/brand'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** `npm run setup` without a terminal: its output and its exit code. */
async function setup(...flags: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, [SETUP, ...flags], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, output }
}

const LINDE = ['--name', 'Zur Linde', '--country', 'AT', '--accent', '#b3261e', '--city', 'Wien']

it('setup writes a restaurant of five dishes and its brand, without a mistake', async () => {
  const { code, output } = await setup(...LINDE, '--time-zone', 'Europe/Vienna', '--hours', '10:00-21:00')
  expect(output).toContain('npm start')
  expect(code).toBe(0)
  const { restaurant, menu } = readRestaurantFolder(at('my-restaurant'))
  expect(restaurant).toMatchObject({ name: 'Zur Linde', currency: 'EUR', locale: 'de-AT', timeZone: 'Europe/Vienna' })
  expect(restaurant.hours[0]!.periods).toEqual([{ opens: '10:00', closes: '21:00' }])
  const dishes = menu.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  expect(dishes).toHaveLength(5)
  expect(dishes.every(({ optionGroups }) => optionGroups.length > 0)).toBe(true)
  expect((await readBrand(at('public/brand'))).looks.classic.palette.primary).toBe('#b3261e')
  expect(read('.env.local')).toBe('SANDBOX_RESTAURANT="my-restaurant"\n')
})

it('setup writes prices in the decimals of the currency', async () => {
  await setup(...LINDE, '--currency', 'KWD', '--folder', 'cafe')
  const { menu } = readRestaurantFolder(at('cafe'))
  expect(menu.menus[0]!.sections[0]!.items[0]!.price).toBe(12_000)
})

it('setup takes a logo, and the icons are made from it', async () => {
  writeFileSync(at('linde.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>')
  expect((await setup(...LINDE, '--logo', 'linde.svg')).code).toBe(0)
  const { logo, icon } = await readBrand(at('public/brand'))
  expect([logo.source.toString(), icon]).toEqual([read('linde.svg'), at('public/brand/logo.svg')])
})

it('setup keeps the logo that is already in the brand', async () => {
  const before = read('public/brand/logo.svg')
  expect((await setup(...LINDE, '--logo', 'public/brand/logo.svg')).code).toBe(0)
  expect(read('public/brand/logo.svg')).toBe(before)
})

it('setup writes the settings of a build with an API, and says that it cannot be reached', async () => {
  const { code, output } = await setup('--name', 'Zur Linde', '--api', 'http://127.0.0.1:9/', '--id', 'linde')
  expect(code).toBe(1)
  expect(output).toContain('cannot be reached')
  expect(output).toContain('src/deploy/README.md')
  const env = Object.fromEntries(
    [...read('.env.local').matchAll(/^(\w+)="(.*)"$/gm)].map(([, name, value]) => [name!, value!]),
  )
  expect(checkEnv(env)).toEqual({
    VITE_API_BASE_URL: 'http://127.0.0.1:9',
    VITE_RESTAURANT_ID: 'linde',
    VITE_RESTAURANT_NAME: 'Zur Linde',
    VITE_LOCALE: 'en-US',
  })
  expect(existsSync(at('my-restaurant'))).toBe(false)
})

it('setup without a terminal says what it would ask, and writes nothing', async () => {
  const { code, output } = await setup()
  expect(code).toBe(2)
  expect(output).toMatch(/--name +What is the restaurant called\?/)
  expect(existsSync(at('.env.local'))).toBe(false)
})

it.each([
  [['--country', 'Austria'], '--country is "Austria". Two capital letters, like US.'],
  [['--hours', '9 to 5'], '--hours is "9 to 5". Like 11:00-22:00.'],
  [['--accent', 'red'], '--accent is "red". Like #176a3a.'],
  [['--logo', 'nowhere.svg'], '--logo is "nowhere.svg". A file that exists, .svg, .png or .webp.'],
  [['--locale', 'xx'], '--locale is "xx". Like en-US, and one of the languages'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('setup refuses %j in one line, and writes nothing', async (flags, line) => {
  const { code, output } = await setup(...LINDE.slice(0, 2), ...flags)
  expect(code).toBe(2)
  expect(output).toContain(line)
  expect(existsSync(at('.env.local'))).toBe(false)
})

it('setup never overwrites what is there', async () => {
  await setup(...LINDE)
  const before = read('my-restaurant/restaurant.json')
  const { code, output } = await setup('--name', 'Another')
  expect(code).toBe(1)
  expect(output).toContain('These files exist already: .env.local, my-restaurant/restaurant.json')
  expect(read('my-restaurant/restaurant.json')).toBe(before)
})
