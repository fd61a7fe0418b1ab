import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressTexts, dropSources, keepCode, keepPolicy, listOwn, moveMaps } from './finish.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const LONG = 'A menu of many dishes. '.repeat(100)
function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const filesIn = (path = '') => readdirSync(join(folder, path), { encoding: 'utf8' }).sort()

it.each([false, true])(
  'each long text has a compressed file beside it, pictures and short texts have none (quick: %s)',
  async (isQuick) => {
    write('menu.html', LONG)
    write('robots.txt', 'short')
    write('dish.webp', LONG)
    await compressTexts(folder, isQuick)
    expect(filesIn()).toEqual(['dish.webp', 'menu.html', 'menu.html.br', 'menu.html.gz', 'robots.txt'])
    expect(brotliDecompressSync(readFileSync(join(folder, 'menu.html.br'))).toString()).toBe(LONG)
    expect(gunzipSync(readFileSync(join(folder, 'menu.html.gz'))).toString()).toBe(LONG)
  },
)

it('drawn again, only what has changed is compressed, and nothing is left of what is gone', async () => {
  for (const name of ['same', 'changed', 'gone']) write(`${name}.html`, LONG)
  await compressTexts(folder)
  write('same.html.br', 'untouched')
  write('changed.html', `${LONG} And soup.`)
  const { mtimeMs } = statSync(join(folder, 'changed.html'))
  utimesSync(join(folder, 'changed.html'), new Date(mtimeMs), new Date(mtimeMs + 1000))
  rmSync(join(folder, 'gone.html'))
  await compressTexts(folder)
  expect(readFileSync(join(folder, 'same.html.br'), 'utf8')).toBe('untouched')
  expect(brotliDecompressSync(readFileSync(join(folder, 'changed.html.br'))).toString()).toBe(`${LONG} And soup.`)
  expect(filesIn().filter((name) => name.startsWith('gone'))).toEqual([])
})

it('source maps go beside a build, each with its script, in place of those of the build before', () => {
  write('maps/assets/old.js.map', '{}')
  write('dist/assets/app.js', '')
  write('dist/assets/app.js.map', '{}')
  moveMaps(join(folder, 'dist'), join(folder, 'maps'))
  expect(filesIn('dist/assets')).toEqual(['app.js'])
  expect(filesIn('maps/assets')).toEqual(['app.js', 'app.js.map'])
})

it('the code of the build before is kept, but not what that one had kept itself', () => {
  write('before/assets/b.js', 'before')
  for (const name of ['before', 'now']) write(`${name}/_headers`, '')
  listOwn(join(folder, 'before'))
  write('before/assets/a.js', 'from the one before that')
  write('now/assets/c.js', 'now')
  listOwn(join(folder, 'now'))
  keepCode(join(folder, 'before'), join(folder, 'now'))
  expect(filesIn('now/assets')).toEqual(['b.js', 'c.js'])
})

it('the policy lets the scripts of the build before run, but not those of the one before that', () => {
  const policy = (...hashes: string[]) => ["script-src 'self'", ...hashes].join(' ')
  const [old, shared, own] = ["'sha256-old='", "'sha256-both='", "'sha256-own='"] as const
  write('before/assets/b.js', '')
  write('before/_headers', policy(old, shared))
  listOwn(join(folder, 'before'))
  write('before/_headers', policy("'sha256-older='", old, shared))
  for (const file of ['now/_headers', 'beside/nginx.conf', 'beside/Caddyfile']) write(file, policy(shared, own))
  keepPolicy(join(folder, 'before'), join(folder, 'now'), join(folder, 'beside'))
  for (const file of ['now/_headers', 'beside/nginx.conf', 'beside/Caddyfile'])
    expect(readFileSync(join(folder, file), 'utf8')).toBe(policy(old, shared, own))
})

it('what only the build reads of a brand is not published', () => {
  for (const file of ['brand.json', 'icon.svg', 'preview.jpg', 'logo.svg', 'hero.webp']) write(`brand/${file}`, '')
  dropSources(folder)
  expect(filesIn('brand')).toEqual(['hero.webp', 'logo.svg'])
})
