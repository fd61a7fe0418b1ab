import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { po } from 'gettext-parser'
import { expect, it, vi } from 'vitest'
import { catalogPath } from '../../src/i18n/catalogs'
import { extract } from '../../src/i18n/texts'
import { loadIn } from '../../src/tooling/load-in.mjs'
import { BRANDS, FOLDERS, type Folder } from './broken-folders'
import { foreignWords } from './foreign-words'
import { at, put, read, setupProcess } from './setup-folder'

const PLACES: [language: string, country: string, name: string, menu: string][] = [
  ['de', 'DE', 'Zur Linde', 'Gericht;Preis;Allergene\nPizza;;\nMargherita;6,50;Gluten\n'],
  ['fr', 'FR', 'Chez Léa', 'Plat;Prix;Allergènes\nPizza;;\nMargherita;6,50;Gluten\n'],
  ['ar', 'KW', 'سماء', 'الطبق;السعر\nمعجنات;\nمناقيش;1.500\n'],
]

/** What is the same in each language: values in quotes, constants, names of columns and fields, languages. */
const CODES = /"[^"\n]*"|„[^“\n]*“|« [^»\n]* »|'[^'\n]*'|["[][^\n]*?…|\b[A-Z][A-Z_]+\b|[\w.-]*\.ttf/g
const FIELDS = [
  ...['menu section id name description price tax deposit content picture plate allergens additives caffeine alcohol'],
  ...['diets spice popular age options classic modern null yes no true false https mailto tel en ar de es fr it tr'],
  // Names of other files and countries' parts.
  ...[
    'Abu Dhabi Ajman Dubai Fujairah Ras al Khaimah Sharjah Umm Al Quwain Italy JSON CSV UTF Markdown HTML kB Soup Int',
  ],
]

function write(folder: string, files: Folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const messageOf = async (read: () => unknown) => {
  try {
    await read()
  } catch (cause) {
    return (cause as Error).message
  }
  return expect.fail('nothing was wrong')
}

type Read = { readRestaurantFolder: (folder: string) => object; readBrand: (...folders: string[]) => Promise<object> }
const loadFile = (language: string, file: string): Promise<unknown> => loadIn(language, pathToFileURL(resolve(file)))
const load = (language: string, file: string) => loadFile(language, file) as Promise<Read>

/** What is said of each of the broken folders, in a language. */
async function saidIn(language: string): Promise<string> {
  const { readRestaurantFolder } = await load(language, 'src/sandbox/seed/restaurant-folder.ts')
  const { readBrand } = await load(language, 'src/tooling/brand/brand.ts')
  const folder = at('folder')
  const said: string[] = []
  for (const files of FOLDERS) {
    write(folder, files)
    said.push(await messageOf(() => readRestaurantFolder(folder)))
  }
  for (const files of BRANDS) {
    write(folder, files)
    said.push(await messageOf(() => readBrand(folder, folder)))
  }
  return said.join('\n').replaceAll(folder, '')
}

it.each(PLACES)('in %s nothing is said in English of what is wrong in a folder', async (language) => {
  expect(foreignWords((await saidIn(language)).replace(CODES, ''), language, ...FIELDS)).toEqual([])
})

const CHECKS = ['src/sandbox/seed', 'src/tooling/files', 'src/tooling/brand']
it('each sentence of the checks is said of one of these folders', async () => {
  const files = CHECKS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  const sources = files.filter((name) => /(?<!\.spec)\.ts$/.test(name) && readFileSync(name, 'utf8').includes("'ttag'"))
  const texts = extract(sources).map(({ msgid }) => msgid)
  const { translations } = po.parse(readFileSync(catalogPath('de', 'setup')))
  const said = await saidIn('de')
  const isSaid = (text: string) =>
    translations['']![text]!.msgstr.some((words) =>
      new RegExp(words.replace(/[.*+?^()|[\]\\{}]|\$(?!\{)/g, String.raw`\$&`).replace(/\$\\\{ \d+ \\\}/g, '.+')).test(
        said,
      ),
    )
  const sentences = texts.filter((text) => /\w+ \w+ \w+/.test(text))
  expect(sentences.length).toBeGreaterThan(90)
  expect(sentences.filter((text) => !isSaid(text))).toEqual([])
})

/** Runs the steps of `npm start` that come before the shop is served, with this restaurant. */
function start(restaurant: string) {
  const { NODE_ENV: _, VITEST: __, VITE_LOCALE: ___, ...rest } = process.env
  const env = { ...rest, SANDBOX_RESTAURANT: restaurant, LANG: 'C' }
  const steps = [['src/setup/ready.mjs'], ['src/tooling/build.mjs', '--logLevel', 'warn', '--outDir', 'dist-broken']]
  const run = steps.map((step) => spawnSync(process.execPath, step, { env, encoding: 'utf8' }))
  return { code: run.at(-1)!.status, output: run.map(({ stdout, stderr }) => stdout + stderr).join('') }
}

it.each(PLACES)('a new owner in %s reads no English, with a menu of their own and after mistakes', async (...place) => {
  const [language, country, name, menu] = place
  put('menu.csv', menu)
  const { code, output } = await setupProcess('--name', name, '--country', country, '--from', 'menu.csv')
  expect(code, output).toBe(0)
  expect(foreignWords(output, language, name, menu, 'EUR KWD')).toEqual([])
  const restaurant = at('my-restaurant')
  const locale = `${language}-${country}`
  const file = JSON.parse(FOLDERS[0]!['restaurant.json'] as string) as object
  write(restaurant, { ...FOLDERS[0], 'restaurant.json': JSON.stringify({ ...file, locale }, null, 1) })
  const started = start(restaurant)
  expect(started.code).toBe(1)
  const said = started.output.replaceAll(restaurant, '')
  expect(said.split('\n').length).toBeGreaterThan(60)
  expect(foreignWords(said.replace(CODES, ''), language, ...FIELDS)).toEqual([])
})

it.each(PLACES)('in %s the other words for owners are not in English either', async (language) => {
  const { cannotDraw } = (await loadFile(
    language,
    'src/tooling/cannot-draw.ts',
  )) as typeof import('../../src/tooling/cannot-draw')
  const { askApi } = (await loadFile(language, 'src/tooling/ask-api.ts')) as typeof import('../../src/tooling/ask-api')
  const { checkEnv } = (await loadFile(language, 'src/tooling/env.ts')) as typeof import('../../src/tooling/env')
  const words = Object.values(
    (await loadFile(language, 'src/setup/start-words.ts')) as Record<string, (...values: unknown[]) => string>,
  )
  const unreachable = await messageOf(() => askApi('http://127.0.0.1:59999')('/api'))
  const environment = await messageOf(() =>
    checkEnv({ VITE_SITE_URL: '-', VITE_SERVICE_WORKER: '-', VITE_LOCALE: '-', VITE_A: '-' }),
  )
  const said = [cannotDraw(unreachable).message, environment, ...words.map((one) => one(80, 81, 82))].join('\n')
  expect(foreignWords(said.replace(CODES, ''), language, ...FIELDS, 'API src sms sandbox off on PORT')).toEqual([])
})

it.each(PLACES)('codes to print are drawn and refused in %s', async (language) => {
  const { qr } = (await loadFile(language, 'src/setup/qr.ts')) as typeof import('../../src/setup/qr')
  const said: string[] = []
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line))
  }
  const site = ['--site', 'https://shop.example', '--file', at('tables.svg')]
  expect([['--frob'], ['--tables', ','], ['--tables', '1', '--site', '-'], [...site, '--add', ':']].map(qr)).toEqual([
    1, 1, 1, 1,
  ])
  expect(qr([...site, '--tables', '1-3'])).toBe(0)
  vi.restoreAllMocks()
  const output = said.join('\n').replaceAll(at('tables.svg'), '').replace(CODES, '')
  expect(foreignWords(output, language, ...FIELDS, 'npm run qr tables add words site file svg bar')).toEqual([])
  expect(foreignWords(read('tables.svg').replace(/<[^>]*>/g, ''), language)).toEqual([])
})
