import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isExecutable)

/** Debian's package, where we may install it. */
function install() {
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (!canInstall) return
  console.log('No Chromium found: installing the chromium package.')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  } catch {
    // Falls through to the sentence below: it says what to do.
  }
}

/**
 * A Chromium for the journeys: CHROMIUM_PATH, the PATH, Playwright's own, else Debian's package. Ends the process with
 * one line that says what to do when there is none.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    console.error(`CHROMIUM_PATH names ${given}, which cannot be run.`)
    process.exit(1)
  }
  const own = chromium.executablePath()
  const found = onPath() ?? (isExecutable(own) ? own : undefined)
  if (found) return found
  install()
  const installed = onPath()
  if (installed) return installed
  console.error('No Chromium found: install one (npx playwright install chromium) or set CHROMIUM_PATH.')
  process.exit(1)
}
