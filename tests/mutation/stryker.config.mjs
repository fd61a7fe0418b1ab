import { availableParallelism } from 'node:os'
import { filesOf } from './parts.mjs'

const part = process.env.MUTATION_PART

export default {
  mutate: filesOf(part),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  ignorePatterns: ['dist*', '.deploy', '.sandbox', '.vite', '.mutation', 'test-results', 'playwright-report'],
  tempDirName: '.mutation/sandbox',
  incremental: true,
  incrementalFile: `.mutation/${part}.json`,
  reporters: ['html', 'progress-append-only'],
  htmlReporter: { fileName: `.mutation/${part}.html` },
  concurrency: Number(process.env.MUTATION_WORKERS ?? availableParallelism()),
  // A changed loop may never end.
  timeoutMS: 20_000,
  allowEmpty: true,
}
