import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { looks } from '../../theme/looks'
import { readBrand } from './brand'
import { brandFolder } from './brand-folder'
import { brandStyles, fontFiles } from './brand-styles'
import { iconFiles } from './icons'
import { isOwnLogo, logoHasName, logoUrl } from './logo'

let folder = ''
const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content)
const brand = (value: unknown) => write('brand.json', JSON.stringify(value, null, 2))
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc2222' } })
    .png()
    .toBuffer()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="var(--primary, red)"/></svg>',
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

const mistakes = () =>
  readBrand(folder).then(
    () => 'no mistake',
    (cause: Error) => cause.message.replaceAll(folder, 'brand'),
  )

it('the brand that comes with the shop has no mistake', async () =>
  expect((await readBrand('public/brand')).folder).toBe('public/brand'))

describe('a brand folder', () => {
  it('needs a logo only', async () => {
    const { looks: branded, hero, preview, icon } = await readBrand(folder)
    expect([branded, hero, preview, icon]).toEqual([looks, null, null, join(folder, 'logo.svg')])
  })

  it('gives the logo the colours of each look, and its shape', async () => {
    brand({ modern: { accent: '#ff8a5c' } })
    const read = await readBrand(folder)
    const styles = decodeURIComponent(brandStyles(read))
    expect(styles).toContain('--logo-ratio:2.000')
    expect(styles).toContain(`fill="${looks.classic.palette.primary}"`)
    expect(styles).toMatch(/\[data-theme=dark\]\{--logo:url\("data:image\/svg\+xml,[^)]*fill="#ff8a5c"/)
    expect(logoHasName(read.logo)).toBe(false)
  })

  it('is without a logo if that is the sample restaurant’s and the name is another', async () => {
    const { logo: own } = await readBrand(folder)
    const { logo: samples } = await readBrand('public/brand')
    expect(isOwnLogo(own, 'Gasthaus Zur Linde')).toBe(true)
    expect(isOwnLogo(samples, 'Tamarind Row')).toBe(true)
    expect(isOwnLogo(samples)).toBe(true)
    expect(isOwnLogo(samples, 'Gasthaus Zur Linde')).toBe(false)
  })

  it('has a logo with the name in it when that is very wide', async () => {
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"/>')
    expect(logoHasName((await readBrand(folder)).logo)).toBe(true)
  })

  it('has a logo without round corners in Luxury', async () => {
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect rx="var(--corner, 9)"/></svg>')
    const { logo, looks: own } = await readBrand(folder)
    const corner = (name: 'classic' | 'luxury') => decodeURIComponent(logoUrl(logo, own[name])).match(/rx="(.*?)"/)![1]
    expect([corner('classic'), corner('luxury')]).toEqual(['9', '0'])
  })

  it('has fonts of its own', async () => {
    write('inter.woff2', 'font')
    brand({ classic: { font: { family: 'Inter', file: 'inter.woff2' } } })
    const read = await readBrand(folder)
    expect(fontFiles(read)).toEqual({ classic: '/brand/inter.woff2' })
    expect(read.looks.classic.look.font).toBe('"Inter", sans-serif')
    expect(brandStyles(read)).toContain('@font-face{font-family:"Inter";src:url("/brand/inter.woff2")')
  })

  it('makes icons and a preview in their sizes', async () => {
    write('icon.png', await picture(300, 300))
    const files = await iconFiles(await readBrand(folder))
    const sizes = await Promise.all(
      Object.entries(files)
        .filter(([name]) => !name.endsWith('.ico'))
        .map(async ([name, file]) => {
          const { width, height, format } = await sharp(file).metadata()
          return `${name} ${format} ${width}x${height}`
        }),
    )
    expect(sizes.sort()).toEqual([
      'apple-touch-icon.png png 180x180',
      'icon-192.png png 192x192',
      'icon-512.png png 512x512',
      'icon-maskable-512.png png 512x512',
      'preview.jpg jpeg 1200x630',
    ])
    const ico = files['favicon.ico']!
    expect(ico.readUInt32LE(14)).toBe(ico.length - 22)
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32)
  })

  it('fills a maskable icon with the colour at its edge', async () => {
    write('icon.png', await picture(64, 64))
    const { 'icon-maskable-512.png': icon } = await iconFiles(await readBrand(folder))
    const { data } = await sharp(icon).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0xcc, 0x22, 0x22])
  })
})

describe('mistakes in a brand', () => {
  it('are all named, each with its line', async () => {
    brand({ classic: { accent: 'green', colour: '#112233' }, moderm: {} })
    expect(await mistakes()).toBe(`3 mistakes in brand/brand.json:
  brand/brand.json:3 "green": A colour is written like "#176a3a".
  brand/brand.json:4 "colour" is not known here.
  brand/brand.json:6 "moderm" is not known here. Did you mean "modern"?`)
  })

  it('name colours that cannot be read, with the nearest that works', async () => {
    brand({ classic: { background: '#7a7a7a' }, modern: { accent: '#1a1030' } })
    const text = await mistakes()
    expect(text).toMatch(
      /brand.json:3 With the background #7a7a7a, classic is hard to read: .* has a contrast of \d\.\d, at least 4\.5 is needed\. The nearest that works is "#[0-9a-f]{6}"\./,
    )
    expect(text).toMatch(
      /brand.json:6 With the accent #1a1030, modern .* at least 3 is needed\. The nearest that works is/,
    )
    const [background, accent] = [...text.matchAll(/works is "(#\w+)"/g)].map(([, found]) => found)
    brand({ classic: { background }, modern: { accent } })
    expect(await mistakes()).toBe('no mistake')
  })

  it.each([
    ['a file that is not JSON', () => write('brand.json', '{ "classic": '), 'brand/brand.json:1 This is not JSON'],
    [
      'a font that is not there',
      () => brand({ luxury: { font: { family: 'Lora', file: 'lora.woff2' } } }),
      'brand/brand.json:5 "lora.woff2" is not in brand.',
    ],
    [
      'a logo that is too large',
      () => write('logo.svg', `<svg>${' '.repeat(30_000)}</svg>`),
      'brand/logo.svg:1 It has 30 kB, and is part of each page: at most 20 kB are possible.',
    ],
    ['a logo that is no picture', () => write('logo.svg', 'hello'), 'brand/logo.svg:1 It cannot be read as a picture.'],
  ])('name %s', async (_, breakIt, text) => {
    breakIt()
    expect(await mistakes()).toContain(text)
  })
})

it('a brand without a logo and an icon has those that come with the shop, and all else is its own', async () => {
  rmSync(join(folder, 'logo.svg'))
  mkdirSync(join(folder, 'legal'))
  write('legal/imprint.md', '# Impressum\n\nKöln')
  const { logo, icon, preview, legal } = await readBrand(folder)
  expect(logo.source.equals(readFileSync('public/brand/logo.svg'))).toBe(true)
  expect(isOwnLogo(logo, 'Gasthaus Zur Linde')).toBe(false)
  expect([icon, preview, Object.keys(legal)]).toEqual([join('public/brand', 'icon.svg'), null, ['imprint']])
})

it('a logo is needed where none comes with the shop', async () => {
  rmSync(join(folder, 'logo.svg'))
  await expect(readBrand(folder, folder)).rejects.toThrow(/logo\.svg:1 There is no logo\./)
})

it('a restaurant folder may have a brand of its own', () => {
  expect(brandFolder(undefined)).toBe('public/brand')
  expect(brandFolder('src/sandbox/seed')).toBe('public/brand')
  cpSync('public/brand', join(folder, 'brand'), { recursive: true })
  expect(brandFolder(folder)).toBe(join(folder, 'brand'))
})

it.each([
  ['pizzeria-aurora', ['imprint', 'privacy', 'terms', 'allergens']],
  ['cafe-noor', ['privacy', 'terms']],
])('the sample restaurant %s has a logo and legal pages of its own', async (name, pages) => {
  const { logo, legal } = await readBrand(brandFolder(join('src/sandbox/seed', name)))
  expect(logo.source.equals(readFileSync('public/brand/logo.svg'))).toBe(false)
  expect(Object.keys(legal).toSorted()).toEqual(pages.toSorted())
})
