import { dirname } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import shop from '../../vite.config.ts'
import { unitProjects } from '../unit-projects.ts'
import { PARTS } from './parts.mjs'

const { tests } = PARTS[process.env.MUTATION_PART as keyof typeof PARTS]
const folders = process.env.MUTATION_FOLDERS?.split(',').filter(Boolean) ?? []
const isPicked = (file: string) => (folders.length > 0 ? folders.includes(dirname(file)) : tests.test(file))

/** The first failure ends the run for a changed line, so the quickest tests come first. */
const ORDER = ['/src/', '/tests/faults/', '/tests/model/']
const rank = ({ moduleId }: TestSpecification) =>
  ORDER.findIndex((folder) => moduleId.includes(folder)) * 2 + Number(moduleId.endsWith('.tsx'))

class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)))
  }
}

/**
 * Runs the tests of one part. Each test file reloads the modules: a changed constant only takes effect when its module
 * loads.
 */
export default defineConfig(async (env) => {
  const config = await shop(env)
  const picked = unitProjects(isPicked)
  const projects = picked.filter(({ test }) => test?.name !== 'build')
  for (const { test } of projects)
    Object.assign(test!, {
      isolate: true,
      maxWorkers: 1,
      env: { ...test!.env, MODEL_RUNS: '60', MODEL_SEED: '1' },
      setupFiles: ['./tests/mutation/setup.ts', ...[test!.setupFiles ?? []].flat()],
    })
  // Stryker runs the tests in threads, which take no flags of V8.
  const test = { ...config.test, execArgv: [], sequence: { sequencer: QuickFirst }, projects }
  return { ...config, root: process.cwd(), test }
})
