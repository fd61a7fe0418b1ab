import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'ready-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said in a folder without packages, for these versions of Node. */
function readyFor(node: string) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }))
  const { status, stderr } = spawnSync(process.execPath, [resolve('src/setup/ready.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  })
  return [status, stderr.trim()]
}

it('a Node that is too old is named with those that will do', () => {
  const words = `This is Node ${process.versions.node}, and the shop needs Node 97.19, 98.12 or 99: install one (.nvmrc names the best), then run npm ci.`
  expect(readyFor('^97.19.0 || ^98.12.0 || >=99.0.0')).toEqual([1, words])
})

it.each(['>=20.0.0', `^1.0.0 || ^${process.versions.node}`])('the packages are needed, with a Node of %s', (range) => {
  expect(readyFor(range)).toEqual([1, 'The packages are not installed: run npm ci first.'])
})

it('in a folder that has all it needs it says nothing', () => {
  expect(spawnSync(process.execPath, ['src/setup/ready.mjs'], { encoding: 'utf8' })).toMatchObject({
    ...{ status: 0, stdout: '', stderr: '' },
  })
})
