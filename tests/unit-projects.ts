import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const specsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .map((file) => join(folder, file))

/** A file that replaces modules or loads them twice, or replaces globals for all of its tests. */
const standsApart = (file: string) => /vi\.(mock|resetModules)\(|^vi\.stubGlobal\(/m.test(readFileSync(file, 'utf8'))

const isScreen = (file: string) => file.endsWith('.tsx')
const isServer = (file: string) => /^(src\/sandbox|tests\/contract)\//.test(file)

/** Files of `tests/build` that start builds, `npm run contract`, setup and its first start: half a minute and more each. */
const NIGHTLY = ['contract-kit', 'contract-languages', 'new-owner', 'prerender-again', 'truth']
const nightly = NIGHTLY.map((name) => `tests/build/${name}.spec.ts`)

type Test = NonNullable<TestProjectInlineConfiguration['test']>
const SCREEN: Test = { environment: 'jsdom', setupFiles: ['./tests/setup/screen.ts', './tests/setup/runtime.ts'] }
const LOGIC: Test = {
  environment: 'node',
  setupFiles: ['./tests/setup/runtime.ts'],
  env: { VITE_API_BASE_URL: 'http://shop.test' },
  /** The second tab of the cart's model is a second instance of every module, TanStack's managers included. */
  server: { deps: { inline: [/@tanstack/] } },
}

const BUILD: Test = {
  environment: 'node',
  globalSetup: './tests/build/host-global.ts',
  /** They start builds and other programs, which take several times as long on a busy machine. */
  testTimeout: 120_000,
}

const SHARED: Test = { isolate: false, unstubGlobals: true }

/**
 * Files that replace no modules share one load of them: loading took half the time of all unit tests.
 * @param isPicked whether a file is among the tests of a run; by default all are
 */
export function unitProjects(isPicked = (_file: string) => true): TestProjectInlineConfiguration[] {
  const files = [
    ...specsIn('src'),
    ...['answers', 'contract', 'faults', 'model', 'structure'].flatMap((name) => specsIn(join('tests', name))),
  ].filter(isPicked)
  const project = (name: string, rest: Test, isMeant: (file: string) => boolean) => ({
    extends: true as const,
    test: { name, ...rest, include: files.filter(isMeant) },
  })
  return [
    project('server', { ...LOGIC, ...SHARED }, isServer),
    project('logic', { ...LOGIC, ...SHARED }, (file) => !isServer(file) && !isScreen(file) && !standsApart(file)),
    project('logic apart', LOGIC, (file) => !isServer(file) && !isScreen(file) && standsApart(file)),
    project('screen', { ...SCREEN, ...SHARED }, (file) => isScreen(file) && !standsApart(file)),
    project('screen apart', SCREEN, (file) => isScreen(file) && standsApart(file)),
    { extends: true, test: { ...BUILD, name: 'build', include: ['tests/build/**/*.spec.ts'], exclude: nightly } },
    { extends: true, test: { ...BUILD, name: 'nightly', include: nightly } },
  ]
}
