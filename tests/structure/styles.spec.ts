import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const TOKENS = join('src', 'theme', 'global.css')
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file))
const tokens = readFileSync(TOKENS, 'utf8')
const sizes = [...tokens.matchAll(/--size-\d+: ([\d.]+rem);/g)].map(([, size]) => size)

it.each(sheets.filter((file) => file !== TOKENS))(
  '%s names looks and type sizes by the tokens of global.css',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text.match(/--mui-[\w-]+/g)).toBeNull()
    expect([...text.matchAll(/font-size: ([\d.]+rem)/g)].filter(([, size]) => sizes.includes(size))).toEqual([])
  },
)

it('every token of global.css is used', () => {
  const all = [...sheets.map((file) => readFileSync(file, 'utf8')), readFileSync('src/app/Toasts.tsx', 'utf8')].join(
    '\n',
  )
  const names = [...tokens.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name!)
  expect(names.filter((name) => !all.includes(`var(${name})`))).toEqual([])
})
