import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The same engine without a window: the journeys take half the time in it. */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Debian's packages, where we may install them. */
export function install(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Installing the packages ${packages.join(' and ')}.`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'ignore' })
  } catch {
    // Any other browser will do; without one, the message below says what to do.
  }
}

/** Starts a browser once. If it does not start, prints why in one line and exits: each journey would print it. */
async function requireStart(env) {
  try {
    const options = { executablePath: env.CHROMIUM_PATH || undefined, args: ['--no-sandbox', '--disable-gpu'] }
    await (await chromium.launch(options)).close()
  } catch (cause) {
    const { message } = /** @type {Error} */ (cause)
    const reason = /error while loading shared libraries.*|exitCode=\d+|spawn \S+ \w+/.exec(message)?.[0]
    const name = env.CHROMIUM_PATH || chromium.executablePath()
    console.error(
      `The browser ${name} does not start (${reason ?? message.split('\n')[0]}): install its libraries (npx playwright install-deps chromium), or name another one in CHROMIUM_PATH.`,
    )
    process.exit(1)
  }
  return env
}

/**
 * The browsers of the journeys, as environment variables: `CHROMIUM_PATH`, and `FULL_CHROMIUM_PATH` for what the
 * headless shell cannot do. Takes what is given, what is on the PATH, Playwright's own (both empty), or Debian's
 * packages. If there is no browser, prints one line that says what to do and exits.
 */
export const findChromium = () => requireStart(found())

function found() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return { CHROMIUM_PATH: given, FULL_CHROMIUM_PATH: given }
    console.error(`CHROMIUM_PATH names ${given}, which cannot be run.`)
    process.exit(1)
  }
  const find = () => ({ shell: onPath(SHELL), full: onPath(...BROWSERS) })
  let { shell, full } = find()
  if (!(shell && full)) {
    if (isExecutable(chromium.executablePath())) return { CHROMIUM_PATH: '', FULL_CHROMIUM_PATH: '' }
    install('chromium', SHELL)
    ;({ shell, full } = find())
  }
  const any = shell ?? full
  if (any) return { CHROMIUM_PATH: any, FULL_CHROMIUM_PATH: full ?? any }
  console.error(
    'No Chromium found: install one (npx playwright install --with-deps chromium), or name one in CHROMIUM_PATH.',
  )
  process.exit(1)
}

const WEB_SERVERS = ['nginx', 'caddy']

/** Installs the web servers whose configuration a build writes, where that may be done. Without one its journeys are left out. */
export function installWebServers() {
  const missing = WEB_SERVERS.filter((name) => !onPath(name))
  if (missing.length > 0) install(...missing)
}
