import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'ready-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said in a folder without packages, for these versions of Node. */
function readyFor(node: string, LC_ALL = 'C') {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }))
  const { VITE_LOCALE: _, SANDBOX_RESTAURANT: __, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [resolve('src/setup/ready.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...rest, LC_ALL },
  })
  return [status, stderr.trim()]
}
const written = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  onTestFinished(() => Object.keys(files).forEach((name) => rmSync(join(folder, name))))
}

it('a Node that is too old is named with those that will do', () => {
  const words = `This is Node ${process.versions.node}, and the shop needs Node 97.19, 98.12 or 99: install one (.nvmrc names the best), then run npm ci.`
  expect(readyFor('^97.19.0 || ^98.12.0 || >=99.0.0')).toEqual([1, words])
})

it.each(['>=20.0.0', `^1.0.0 || ^${process.versions.node}`])('the packages are needed, with a Node of %s', (range) => {
  expect(readyFor(range)).toEqual([1, 'The packages are not installed: run npm ci first.'])
})

it.each<[string, Record<string, string>, string, string]>([
  ['of its settings', { '.env.local': 'A="1"\nVITE_LOCALE="de-AT"\n' }, 'C', 'Führen Sie zuerst npm ci aus.'],
  [
    'of its restaurant, mistakes or not',
    { '.env.local': 'SANDBOX_RESTAURANT="."\n', 'restaurant.json': '{ "locale": "fr-FR", ' },
    'C',
    'lancez d’abord npm ci.',
  ],
  ['of the terminal before there is a shop', {}, 'ar_KW.UTF-8', 'شغّل npm ci أولًا.'],
  ['of its settings, whatever the terminal says', { '.env.local': 'VITE_LOCALE=en-GB' }, 'tr_TR', 'run npm ci first.'],
  ['English for one that it does not have', { '.env.local': 'VITE_LOCALE=xx' }, 'C', 'run npm ci first.'],
])('what is missing is said in the language %s', (_, files, terminal, words) => {
  written(files)
  expect(readyFor('>=20.0.0', terminal)).toEqual([1, expect.stringContaining(words)])
})

it('in a folder that has all it needs it says nothing', () => {
  expect(spawnSync(process.execPath, ['src/setup/ready.mjs'], { encoding: 'utf8' })).toMatchObject({
    ...{ status: 0, stdout: '', stderr: '' },
  })
})
