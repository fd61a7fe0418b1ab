import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { BuildLanguage } from './languages.ts'

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
/** Inside the project, as a build is. */
const BUILDS = '.vite'

/** Builds the storefront in a language, in a process of its own. @throws Error with what that wrote */
function build(locale: string, main: string, outDir: string): Promise<void> {
  const env = { ...process.env, VITE_LOCALE: locale, MAIN_LOCALE: main }
  const args = [VITE, 'build', '--logLevel', 'warn', '--outDir', outDir]
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'pipe'] })
    let written = ''
    child.stderr.on('data', (some: Buffer) => void (written += String(some)))
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(`${locale}: ${written}`))))
  })
}

/**
 * Builds the shop's other languages (VITE_OTHER_LOCALES) beside the main one, and adds them to it: their pages below
 * '/en', their code beside that of the main language, as names have a hash of the content.
 */
export function otherLanguages({ base, locale, languages }: BuildLanguage): Plugin {
  const others = base ? [] : languages.filter((one) => one.base)
  const builds: { path: string; folder: string; done: Promise<void> }[] = []
  return {
    name: 'other-languages',
    apply: 'build',
    buildStart() {
      mkdirSync(BUILDS, { recursive: true })
      for (const other of others) {
        const folder = resolve(mkdtempSync(join(BUILDS, 'language-')))
        const done = build(other.locale, locale, folder)
        // A failure is thrown when the main build has been written.
        done.catch(() => {})
        builds.push({ path: other.base, folder, done })
      }
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }) {
        for (const { path, folder, done } of builds) {
          await done
          for (const part of [path, '/assets']) cpSync(folder + part, dir + part, { recursive: true })
          rmSync(folder, { recursive: true })
        }
      },
    },
  }
}
