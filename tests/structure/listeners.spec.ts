import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Workers hear their own pages alone; the sandbox is no part of a build. */
const OTHERS = /^src\/(service-worker|sandbox)\//

it('F53 no code of a page listens to messages from other windows', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file))
  expect(files.length).toBeGreaterThan(300)
  const listens = /addEventListener\(\s*['"]message['"]|window\.onmessage|globalThis\.onmessage/
  expect(files.filter((file) => listens.test(readFileSync(file, 'utf8')))).toEqual([])
})
