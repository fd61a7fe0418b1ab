import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('no field cuts what is pasted: one with a limit is a Field with `limit`', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx$/.test(file) && !file.startsWith('src/sandbox'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => /\bmaxLength=/.test(readFileSync(file, 'utf8')))).toEqual([])
})
