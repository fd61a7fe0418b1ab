import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/
const COMPRESSED = /\.(br|gz)$/
/** A smaller file fits into one packet as it is, in bytes. */
const SMALL = 1000

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Moves the source maps out of a build: they are for who looks after the shop, not for its visitors. A copy of its script
 * lies beside each, as services for errors want them.
 */
export function moveMaps(folder, to) {
  rmSync(to, { recursive: true, force: true })
  for (const file of filesIn(folder).filter((name) => name.endsWith('.map'))) {
    const place = join(to, file.slice(folder.length))
    mkdirSync(dirname(place), { recursive: true })
    renameSync(file, place)
    cpSync(file.replace(/\.map$/, ''), place.replace(/\.map$/, ''))
  }
}

/** Files of the brand's folder that the build has read, and no page asks for. */
const SOURCES = /^(brand\.json|(icon|preview)\.\w+)$/

/** Removes from a build what only the build needed. */
export function dropSources(folder) {
  const brand = join(folder, 'brand')
  const files = existsSync(brand) ? readdirSync(brand).filter((file) => SOURCES.test(file)) : []
  for (const file of files) rmSync(join(brand, file))
}

/** The files with a hash in their names that a build made itself, and the hashes of its inline scripts, one a line. */
const OWN = '.own-assets'
const ASSETS = 'assets'

/**
 * Adds the code of the build before to a build, so that pages which are open find theirs. Not what that one had kept
 * itself: nobody keeps a tab open from one deploy to the one after the next.
 */
export function keepCode(before, folder) {
  const own = readFileSync(join(before, OWN), 'utf8').split('\n')
  for (const name of own.filter((file) => existsSync(join(before, ASSETS, file)))) {
    const place = join(folder, ASSETS, name)
    if (name && !existsSync(place)) cpSync(join(before, ASSETS, name), place)
  }
}

const HASH = /'sha256-[\w+/=]+'/g
const SCRIPTS = "script-src 'self'"

/**
 * Lets the pages of the build before run under the policy of a build: it is in force before the pages are replaced.
 * @param beside the folder of the files for web servers
 */
export function keepPolicy(before, folder, beside) {
  const own = readFileSync(join(before, OWN), 'utf8').split('\n')
  for (const file of [join(folder, '_headers'), join(beside, 'nginx.conf'), join(beside, 'Caddyfile')]) {
    const text = readFileSync(file, 'utf8')
    const older = own.filter((line) => line.startsWith("'") && !text.includes(line))
    writeFileSync(file, text.replaceAll(SCRIPTS, [SCRIPTS, ...older].join(' ')))
  }
}

/** Writes down which assets and inline scripts are the build's own. */
export function listOwn(folder) {
  const names = readdirSync(join(folder, ASSETS)).filter((name) => !COMPRESSED.test(name))
  const hashes = new Set(readFileSync(join(folder, '_headers'), 'utf8').match(HASH))
  writeFileSync(join(folder, OWN), [...names, ...hashes].join('\n'))
}

/** For pages of dishes, which are many and drawn again: a twelfth larger than at best, in a tenth of the time. */
const QUICK = 9
/** For builds that only tests look at. */
const QUICKEST = 5

const isOfDish = (folder, file) => file.startsWith(join(folder, 'menu', sep))

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Writes `.br` and `.gz` beside each text of a build that is worth it and has changed, and removes those of texts that are gone. */
export async function compressTexts(folder, isQuick = false) {
  const files = filesIn(folder)
  for (const file of files) if (COMPRESSED.test(file) && !existsSync(file.replace(COMPRESSED, ''))) rmSync(file)
  const changed = files.filter((file) => TEXT.test(file) && writtenAt(`${file}.br`) < writtenAt(file))
  await Promise.all(
    changed.map(async (file) => {
      const text = readFileSync(file)
      if (text.length < SMALL) return
      const best = isOfDish(folder, file) ? QUICK : constants.BROTLI_MAX_QUALITY
      const params = { [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICKEST : best }
      const [brotli, gzipped] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })])
      writeFileSync(`${file}.br`, brotli)
      writeFileSync(`${file}.gz`, gzipped)
    }),
  )
}
