import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mistakeOfFolder } from './folder'
import { questions, type Name } from './questions'

let folder = ''
const at = (name: string) => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'questions-'))
  for (const name of ['folder.png', 'new', 'taken']) mkdirSync(at(name))
  writeFileSync(at('text.png'), 'no picture')
  writeFileSync(at('large.png'), new Uint8Array(300_000))
  writeFileSync(at('taken/index.ts'), '')
  writeFileSync(at('new/menu.json'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What is wrong with an answer; false if nothing is. */
async function mistakeOf(name: Name, answer: string, country = 'US') {
  const { tidy, wrong } = Object.fromEntries(questions)[name]!
  return (await wrong?.(tidy?.(answer) ?? answer, { country })) ?? false
}

it.each<[Name, string, string, string | false]>([
  ['postalCode', 'US', '1001', '"1001" is no postal code of US. Write it like "95014".'],
  ['postalCode', 'DE', '', 'An address in DE has one.'],
  ['postalCode', 'IE', '', false],
  ['region', 'IT', 'Milan', '"Milan" is no province of IT.'],
  ['region', 'IT', 'Milano', false],
])('the %s of %s may be %j: %s', async (name, country, answer, expected) => {
  const mistake = await mistakeOf(name, answer, country)
  if (expected) expect(mistake).toContain(expected)
  else expect(mistake).toBe(false)
})

it.each([
  ['US', ['city', 'region', 'postalCode']],
  ['QA', ['city']],
  ['HK', ['city', 'region']],
  ['SG', ['postalCode']],
])('in %s setup asks for the street and %j', (country, expected) => {
  const parts = questions.filter(([name]) => ['city', 'region', 'postalCode'].includes(name))
  expect(parts.filter(([, { isAsked }]) => isAsked!({ country })).map(([name]) => name)).toEqual(expected)
})

it.each<[Name, string, string]>([
  ['country', 'Austria', 'Two capital letters, like US.'],
  ['country', 'at', 'Two capital letters, like US. Did you mean "AT"?'],
  ['country', 'XX', '"XX" is not a known country.'],
  ['currency', 'usd', '"usd" is not a known currency. Write it like "EUR". Did you mean "USD"?'],
  ['timeZone', 'Europe/Vienn', 'Did you mean "Europe/Vienna"?'],
  ['hours', '9 to 5', 'Like 11:00-22:00, or 11:30-15:00, 18:00-23:30.'],
  ['hours', '25:00-30:00', 'Like 11:00-22:00, or 11:30-15:00, 18:00-23:30.'],
  ['hours', '9:00-15:00, 14:00-20:00', '09:00-15:00 and 14:00-20:00 overlap.'],
  ['tax', 'seven', 'A percentage from 0 to 100, like 7.'],
  ['drinksTax', '119', 'A percentage from 0 to 100, like 7.'],
  ['tax', '0.07', 'A percentage from 0 to 100, like 7.'],
  ['deliveryTax', '-1', 'A percentage from 0 to 100, like 7.'],
  ['pricesIncludeTax', 'perhaps', 'yes or no.'],
  ['accent', 'red', 'Like #176a3a.'],
  ['accent', '#ffff00', 'is hard to read'],
  ['locale', 'xx', 'Like en-US, and one of the languages'],
  ['id', 'سماء', 'Letters a to z, digits, - and _ only.'],
  ['site', 'https://shop.example/menu', 'An origin, without a path.'],
])('the %s %s is refused: %s', async (name, answer, expected) => {
  expect(await mistakeOf(name, answer)).toContain(expected)
})

it.each(['#ffff00', '#ffffff', '#ff8800', '#00ffcc', '#ffd1dc'])(
  'the accent named instead of %s is taken',
  async (accent) => {
    const named = /The nearest that works is "(#.*)"/.exec(String(await mistakeOf('accent', accent)))?.[1]
    expect(named).toBeDefined()
    expect(await mistakeOf('accent', named!)).toBe(false)
  },
)

it.each<[Name, string[]]>([
  ['timeZone', ['Europe/Kyiv']],
  ['hours', ['9:00-17:00', '11:30-15:00,18:00 - 23:30', '22:00-2:00']],
  ['site', ['https://shop.example/']],
  ['tax', ['', '0', '7', '7,5 %', '8.875%', '100']],
  ['pricesIncludeTax', ['yes', 'No', 'y', 'ja', 'نعم', 'Nein']],
  ['api', ['https://adapters.example/v2/']],
])('the %s is taken: %j', async (name, answers) => {
  for (const answer of answers) expect(await mistakeOf(name, answer), answer).toBe(false)
})

it.each([
  ['nowhere.svg', 'A file that exists, .svg, .png or .webp.'],
  ['folder.png', 'A file that exists, .svg, .png or .webp.'],
  ['text.png/logo.svg', 'A file that exists, .svg, .png or .webp.'],
  ['text.png', 'It cannot be read as a picture.'],
  ['large.png', 'It has 300 kB, and is part of each page: at most 20 kB are possible.'],
])('the logo %s is refused: %s', async (file, expected) => {
  expect(await mistakeOf('logo', at(file))).toBe(expected)
})

it('a restaurant can be written to a new or empty folder, or to one with only pictures', () => {
  const needed = 'A folder that is new or empty is needed, like my-restaurant.'
  expect(['', ' '].map(mistakeOfFolder)).toEqual([needed, needed])
  expect(['new', 'other', 'other/within'].map((name) => mistakeOfFolder(at(name)))).toEqual([false, false, false])
  expect(mistakeOfFolder(at('taken'))).toBe(`It has index.ts. ${needed}`)
  expect(mistakeOfFolder('src')).toContain(needed)
  for (const name of ['text.png', 'text.png/linde']) {
    expect(mistakeOfFolder(at(name))).toBe(`${at('text.png')} is a file. A folder is needed, like my-restaurant.`)
  }
})

it('asks for the tax on the delivery fee only who delivers, and for an API only who has no menu file', () => {
  const { deliveryTax, api } = Object.fromEntries(questions)
  expect(deliveryTax!.isAsked!({ tax: '7', delivers: 'no' })).toBe(false)
  expect(deliveryTax!.isAsked!({ tax: '7', delivers: 'yes' })).toBe(true)
  expect(api!.isAsked!({ from: 'menu.csv' })).toBe(false)
  expect(api!.isAsked!({})).toBe(true)
})
