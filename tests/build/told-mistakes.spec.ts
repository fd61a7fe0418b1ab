import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { po } from 'gettext-parser'
import { expect, it, vi } from 'vitest'
import { catalogPath } from '../../src/i18n/catalogs'
import { extract } from '../../src/i18n/texts'
import { loadIn } from '../../src/tooling/load-in.mjs'
import { BRANDS, FOLDERS } from './broken-folders'
import { foreignWords } from './foreign-words'
import { CODES, FIELDS, write } from './owners-words'
import { at, read } from './setup-folder'

const LANGUAGES = ['de', 'ar', 'fr']

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
async function readAll(language: string): Promise<string> {
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

const said = new Map<string, Promise<string>>()
function saidIn(language: string) {
  if (!said.has(language)) said.set(language, readAll(language))
  return said.get(language)!
}

it.each(LANGUAGES)('in %s nothing is said in English of what is wrong in a folder', async (language) => {
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

it.each(LANGUAGES)('in %s the other words for owners are not in English either', async (language) => {
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

it.each(LANGUAGES)('codes to print are drawn and refused in %s', async (language) => {
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
