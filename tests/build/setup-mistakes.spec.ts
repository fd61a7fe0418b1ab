import { expect, it } from 'vitest'
import { has, put, read, setup } from './setup-folder'

const NAME = ['--name', 'Zur Linde']
const API = ['--api', 'http://127.0.0.1:9', '--id', 'linde']

it.each([
  [['--country', 'Austria'], '--country is "Austria". Two capital letters, like US.'],
  [['--accent', '#ffff00'], 'The nearest that works is "#'],
  [['--logo', 'text.png'], '--logo is "text.png". It cannot be read as a picture.'],
  [['--folder', ''], '--folder is "". A folder that is new or empty is needed, like my-restaurant.'],
  [['--from', 'menu.csv'], '--from is "menu.csv". There is no such file.'],
  [['--from', 'menu.pdf'], 'Get its text first: pdftotext -layout menu.pdf menu.txt'],
  [[...API, '--from', 'text.txt'], '--from is not used with --api'],
  [['--delivery-fee', '2'], '--delivery-fee needs --delivers yes.'],
  [['--delivers', 'yes', '--delivery-fee', 'much'], 'An amount like 2.50.'],
  [['--phone', '12'], '"12" is not a phone number.'],
  [[...API, '--delivers', 'yes'], '--delivers is not used with --api: the API says it.'],
  [[...API, '--city', 'Wien'], '--city is not used with --api'],
  [[...API, '--folder', 'linde'], '--folder is not used with --api'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('setup refuses %j in one line, and writes nothing', async (flags, line) => {
  put('text.png', 'no picture')
  put('menu.pdf', '')
  put('text.txt', '')
  const before = read('public/brand/brand.json')
  const { code, output } = await setup(...NAME, ...flags)
  expect(code).toBe(2)
  expect(output).toContain(line)
  expect(['.env.local', 'my-restaurant'].filter(has)).toEqual([])
  expect(read('public/brand/brand.json')).toBe(before)
  expect(['logo.svg', 'icon.svg', 'preview.jpg'].map((name) => has(`public/brand/${name}`))).toEqual([true, true, true])
})

it('setup never overwrites existing files', async () => {
  await setup(...NAME)
  const before = read('my-restaurant/restaurant.json')
  const { code, output } = await setup('--name', 'Another')
  expect(code).toBe(1)
  expect(output).toContain(
    'These files exist already: .env.local, my-restaurant/restaurant.json, my-restaurant/menu.json, public/brand/brand.json.',
  )
  expect(read('my-restaurant/restaurant.json')).toBe(before)
})

it.each([{ classic: { accent: '#003366' } }, { modern: { font: { family: 'Inter' } } }])(
  'setup does not overwrite the brand %j',
  async (brand) => {
    put('public/brand/brand.json', JSON.stringify(brand))
    const { code, output } = await setup(...NAME)
    expect([code, output]).toEqual([1, expect.stringContaining('exist already: public/brand/brand.json. Remove')])
    expect(read('public/brand/brand.json')).toBe(JSON.stringify(brand))
    expect(has('my-restaurant')).toBe(false)
  },
)

it('setup removes the preview of the sample restaurant', async () => {
  await setup(...NAME, ...API)
  expect(has('public/brand/preview.jpg')).toBe(false)
})

it('setup keeps a preview of your own', async () => {
  put('public/brand/preview.jpg', 'mine')
  expect((await setup(...NAME)).code).toBe(0)
  expect(read('public/brand/preview.jpg')).toBe('mine')
})

it('setup writes nothing that a build would refuse', async () => {
  put('public/brand/logo.svg', 'no picture')
  const { code, output } = await setup(...NAME)
  expect(code).toBe(1)
  expect(output).toContain('public/brand/logo.svg:1 It cannot be read as a picture.')
  expect(['.env.local', 'my-restaurant'].filter(has)).toEqual([])
})

it.each([
  ['letter.txt', 'Dear guests,\n\nwe are on holiday until Monday.\n', 'No dish with a price was found in letter.txt.'],
  ['broken.xlsx', 'no zip', 'broken.xlsx cannot be read: '],
  ['yen.csv', 'Name,Price\nUdon,¥850\nSoba,¥900\n', "in ¥, and the restaurant's currency is USD"],
])('setup refuses %s, which is no menu of the restaurant', async (name, text, words) => {
  put(name, text)
  const { code, output } = await setup(...NAME, '--from', name)
  expect(code).toBe(1)
  expect(output).toContain(words)
  expect(['.env.local', 'my-restaurant'].filter(has)).toEqual([])
})
