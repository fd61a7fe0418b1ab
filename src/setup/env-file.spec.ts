import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { envFile } from './env-file'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  'Zur Linde',
  'Joe "the" Pizza',
  `Joe's "best"`,
  `Joe's`,
  '`Joe` "the" Pizza',
  '$HOME',
  '${HOME}/a',
  'Cash $$ & more # 1',
  'C:\\new\\restaurant',
  'a\\$HOME',
])('Vite reads %s from the file as it was given', (value) => {
  writeFileSync(join(folder, '.env.local'), envFile({ SETUP_A: value, SETUP_B: 'b', SETUP_C: '' }))
  expect(loadEnv('production', folder, 'SETUP_')).toEqual({ SETUP_A: value, SETUP_B: 'b' })
})

it('says which value has too many kinds of quotes', () => {
  expect(() => envFile({ A: `"'\`` })).toThrow('has too many kinds of quotes')
})
