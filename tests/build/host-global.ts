import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { quickBuild } from '../quick-build'
import { HOST_ENV } from './host'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build. No test changes it. */
    hostBuild: string
  }
}

/** Builds the storefront for a host of its own, once for all tests of the build. */
export function setup(project: TestProject) {
  const out = mkdtempSync(join(tmpdir(), 'storefront-'))
  const { VITEST: _, ...env } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, quickBuild(out), {
    env: { ...env, ...HOST_ENV },
    encoding: 'utf8',
  })
  if (stdout || stderr) throw new Error(`The build has failed or warns:\n${stdout}${stderr}`)
  project.provide('hostBuild', out)
  return () => {
    for (const folder of [out, join('.deploy', basename(out))]) rmSync(folder, { recursive: true })
  }
}
