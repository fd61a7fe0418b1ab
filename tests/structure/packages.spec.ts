import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const readmes = ['src', 'tests', 'openapi']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('README.md'))
      .map((file) => join(folder, file)),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'))

it.each(packages)('a README says what %s is for', (name) => expect(readmes).toContain(`\`${name}\``))
