import { findChromium, install, onPath } from '../find-chromium.mjs'

/** The programs that an engine needs, each by its names, and Debian's packages with them. */
const NEEDED = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
}

export const ENGINES = ['chromium', ...Object.keys(NEEDED)]

/** The program that starts an engine. If it is missing and cannot be installed, says so in one sentence and exits. */
async function find(name) {
  if (name === 'chromium') {
    Object.assign(process.env, await findChromium())
    return ''
  }
  const { programs, packages } = NEEDED[name]
  const paths = () => programs.map((names) => onPath(...names))
  if (!paths().every(Boolean)) install(...packages)
  const [program, ...others] = paths()
  if (program && others.every(Boolean)) return program
  console.error(`The engine ${name} needs Debian's ${packages.join(' and ')}: install them, or name other engines.`)
  process.exit(1)
}

/** The programs of these engines, by name. */
export async function findEngines(names) {
  const found = {}
  for (const name of names) found[name] = await find(name)
  return found
}
