import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MenuItem, MenuList } from '../../src/api/types'
import type { Drawn } from '../../src/app/drawn'
import { createSandbox } from '../../src/sandbox/sandbox'
import { chunkOf } from '../chunk-of'
import type { ShellFile } from '../../src/service-worker/shell'
import { all, headIn, plain, rootIn } from './html'

const HOST = 'https://adapters.example'
const SITE = 'https://tamarind.example'
/** With characters that are special in HTML and in the replacement string of JavaScript's `replace`. */
const NAME = 'Fish $& "Chips" <b> $$'
const out = mkdtempSync(join(tmpdir(), 'storefront-'))
const beside = join('.deploy', basename(out))
/** Direct dependencies that leave no code in this build: they are compiled away, replaced, or for another language. */
const LEAVES_NOTHING = ['@mui/stylis-plugin-rtl', 'react-router-dom', 'ttag']
const read = (file: string) => readFileSync(join(out, file), 'utf8')
let text = ''

beforeAll(async () => {
  vi.stubEnv('VITE_API_BASE_URL', HOST)
  vi.stubEnv('VITE_SITE_URL', SITE)
  vi.stubEnv('VITE_RESTAURANT_NAME', NAME)
  vi.stubEnv('NODE_ENV', 'production')
  await build({ logLevel: 'silent', mode: 'production', build: { outDir: out, emptyOutDir: true } })
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  text = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')
}, 60_000)

afterAll(() => {
  vi.unstubAllEnvs()
  for (const folder of [out, beside]) rmSync(folder, { recursive: true })
})

describe('a build for another API', () => {
  it('calls that API', () => expect(text).toContain(HOST))

  it.each([
    'src/sandbox',
    '__sandbox',
    'Charred corn ribs',
    'SMS inbox',
    'identitytoolkit.googleapis.com/v1/accounts\\\\:',
  ])('contains nothing of the sandbox: %s', (trace) => expect(text).not.toContain(trace))
})

/** Each page with its address, its title before the restaurant's name, and some of its text, the heading first. */
const PAGES = [
  ['index.html', '/', '', [NAME, 'Order Now', 'How it works']],
  ['menu.html', '/menu', 'Menu', ['Menu', 'Search menu...']],
  ['about.html', '/about', 'About', [`About ${NAME}`]],
  ['contact.html', '/contact', 'Contact', ['Contact']],
  ['login.html', '/login', 'Login', ['Login', 'Phone number', 'Send code']],
  ['signup.html', '/signup', 'Sign Up', ['Sign Up', 'First name', 'Continue']],
] as const

const headOf = (file: string) => headIn(read(file))
const drawnIn = (file: string) => rootIn(read(file))

describe.each(PAGES)('the page %s', (file, path, page, words) => {
  it('has its own head, each tag once, with the address of the site', () => {
    const source = headOf(file)
    const title = page ? `${page} · ${NAME}` : NAME
    const meta = (name: string) => all(source, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))
    expect(all(source, /<title>(.*?)<\/title>/g)).toEqual([title])
    expect(meta('og:title')).toEqual([title])
    expect(meta('og:url')).toEqual([SITE + path])
    expect(meta('og:image')).toEqual([`${SITE}/preview.jpg`])
    expect(all(source, /<link rel="canonical" href="(.*?)">/g)).toEqual([SITE + path])
    expect(meta('description')).toEqual([expect.stringContaining(NAME)])
    expect(meta('og:description')).toEqual(meta('description'))
    const others = PAGES.filter(([name]) => name !== file).map(([name]) => headOf(name))
    expect(others.filter((other) => plain(other).includes(meta('description')[0]!))).toEqual([])
  })

  it('has its text in the root of the app, and no loading text', () => {
    const text = plain(drawnIn(file).replace(/<[^>]*>/g, '\n'))
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toContain('Loading page...')
    expect(all(drawnIn(file), /<h1[^>]*>(.*?)<\/h1>/g)).toEqual(words.slice(0, 1))
  })

  it('is prerendered with styles that it loads itself', () => {
    const sheets = all(headOf(file), /<link disabled rel="stylesheet"[^>]* href="\/(.*?)">/g).map(read)
    const fields = all(read(file), /<style data-emotion[^>]*>(.*?)<\/style>/g)
    const styled = new Set(all([...sheets, ...fields].join('\n'), /\.(-?[_a-z][\w-]*)/gi))
    const classes = new Set(all(drawnIn(file), / class="([^"]*)"/g).flatMap((names) => names.split(/\s+/)))
    expect(classes.size).toBeGreaterThan(10)
    expect([...classes].filter((name) => name && !name.startsWith('Mui') && !styled.has(name))).toEqual([])
  })

  it('requests in its head no missing file, and none twice', () => {
    const asked = all(headOf(file), /(?:href|src)="\/([^"]*)"/g)
    expect(asked).toEqual(expect.arrayContaining(['manifest.webmanifest', 'favicon.ico', 'icon.svg']))
    expect(asked.filter((name) => !existsSync(join(out, name)))).toEqual([])
    expect(new Set(asked).size).toBe(asked.length)
  })
})

it('a prerendered page keeps its font; the other themes swap theirs when it has loaded', () => {
  const faces = all(read('menu.html'), /@font-face\{([^}]*)\}/g).filter((face) => face.includes('font-display'))
  const displays = (family: string) =>
    new Set(faces.filter((face) => face.includes(family)).map((face) => /font-display:(\w+)/.exec(face)?.[1]))
  expect([displays('Epilogue'), displays('Grotesk'), displays('Forum')]).toEqual([
    new Set(['optional']),
    new Set(['swap']),
    new Set(['swap']),
  ])
})

it('the code of a sign-in page yields to its fonts; that of a page with dishes is asked for like them', () => {
  const code = (file: string) => all(read(file), /<((?:script type="module"|link rel="modulepreload")[^>]*)>/g)
  for (const file of ['login.html', 'signup.html']) {
    expect(code(file).length).toBeGreaterThan(3)
    for (const tag of code(file)) expect(tag).toContain('fetchpriority="low"')
  }
  for (const file of ['index.html', 'menu.html', 'app.html']) expect(code(file).join()).not.toContain('fetchpriority')
})

const keptFiles = () => JSON.parse(/^self\.shell=(.*);$/m.exec(read('service-worker.js'))![1]!) as ShellFile[]

describe('the service worker', () => {
  it('is registered by every page', () => {
    for (const [file] of PAGES) expect(read(file)).toContain("register('/service-worker.js')")
  })

  it('caches the pages, their code and their styles, with a revision for files without a hash in the name', () => {
    const files = keptFiles()
    const urls = files.map(({ url }) => url)
    expect(urls).toEqual(expect.arrayContaining(['/app.html', ...PAGES.map(([file]) => `/${file}`)]))
    for (const [file] of PAGES) {
      const needed = all(read(file), /(?:href|src)="(\/assets\/[^"]*\.(?:js|css))"/g)
      expect(needed.filter((url) => !urls.includes(url))).toEqual([])
    }
    expect(files.filter(({ url, revision }) => url.startsWith('/assets/') !== (revision === null))).toEqual([])
    expect(files.filter(({ url }) => !existsSync(join(out, url)))).toEqual([])
  })

  it('caches all code but the devtools, as a newer deploy no longer serves it', () => {
    const kept = keptFiles().map(({ url }) => url)
    const code = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js'))
    const left = code.filter((file) => !kept.includes(`/assets/${file}`))
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((file) => read(`assets/${file}`).includes('identitytoolkit'))).toEqual([])
    const imported = kept
      .filter((url) => url.endsWith('.js'))
      .flatMap((url) => all(read(url), /from"\.\/([\w-]+\.js)"/g))
    expect(imported.filter((file) => left.includes(file))).toEqual([])
  })
})

describe('prerendering again', () => {
  let before: Map<string, string | null>
  const DISH = { id: 'soup', name: 'Soup of <today>', price: 1234 }
  let answers: Record<string, unknown>
  let server: Server
  let api = ''
  let soup = ''
  const GONE = 'menu/all-day/section/soups/item/gone.html'
  /** A page that the adopter added. */
  const BESIDE = 'menu/allergens.html'

  beforeAll(async () => {
    before = new Map(keptFiles().map(({ url, revision }) => [url, revision]))
    const host = createSandbox()
    const ask = async (path: string) =>
      (await (
        await host.fetch(new Request(`http://shop${path}`, { headers: { login_source: 'mobile' } }))
      ).json()) as unknown
    const path = '/api/v1/restaurants/tamarind-row'
    const list = (await ask(`${path}/menus`)) as MenuList
    const [menu] = list.menus
    const [section] = menu!.sections
    const item = await ask(`${path}/menus/${menu!.id}/items/${section!.items[0]!.id}`)
    Object.assign(section!.items[0]!, DISH)
    answers = {
      [path]: await ask(path),
      [`${path}/menus`]: list,
      [`${path}/menus/${menu!.id}/items/soup`]: Object.assign(item as MenuItem, DISH),
    }
    soup = `menu/${menu!.id}/section/${section!.id}/item/soup.html`
    for (const file of [soup, GONE]) cpSync(join(out, 'menu.html'), join(out, file))
    writeFileSync(join(out, BESIDE), '<!doctype html><title>Allergens</title>')
    server = createServer(({ url }, response) => {
      const answer = answers[url!]
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
    }).listen(0)
    await once(server, 'listening')
    api = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const prerender = () =>
    new Promise<string>((resolve) => {
      const { NODE_ENV: _, VITEST: __, ...env } = process.env
      execFile(
        process.execPath,
        ['src/deploy/prerender.mjs', '--api', api, '--out', out],
        { env },
        (_error, said, wrong) => resolve(said + wrong),
      )
    })
  /** Pages with data are painted when their first screen has arrived. */
  const WAIT_TAG = /\n *<link rel="expect"[^>]*>/g
  const dataIn = (file: string) =>
    JSON.parse(all(read(file), /<script type="application\/json" id="drawn">(.*?)<\/script>/g)[0]!) as Drawn

  it(
    'puts the current menu of the API into the pages, rendered and as data, and keeps the rest of their heads',
    { timeout: 60_000 },
    async () => {
      const heads = PAGES.map(([file]) => headOf(file))
      expect(await prerender()).toContain('menu.html drawn')
      const now = PAGES.map(([file]) => headOf(file))
      expect(now.map((head) => head.replace(WAIT_TAG, ''))).toEqual(heads)
      for (const head of now) expect(head.match(WAIT_TAG)).toHaveLength(1)
      expect(plain(drawnIn('menu.html'))).toContain(DISH.name)
      expect(drawnIn('menu.html')).toContain('$12.34')
      const { path, menus, profile } = dataIn('menu.html')
      expect([path, menus?.menus[0]?.sections[0]?.items[0]?.name, profile.status]).toEqual(['/menu', DISH.name, null])
      expect(dataIn('about.html').menus).toBeUndefined()
      expect(read('menu.html').match(/id="root"/g)).toHaveLength(1)
    },
  )

  it('updates the pages of its dishes, and removes the page of a dish that is gone', () => {
    expect(plain(drawnIn(soup))).toContain(DISH.name)
    expect(dataIn(soup)).toMatchObject({ path: `/${soup.replace('.html', '')}`, item: DISH })
    expect(existsSync(join(out, GONE))).toBe(false)
    expect(existsSync(join(out, BESIDE))).toBe(true)
  })

  it('puts the current name of a dish into its head, with the address of the site that was built', () => {
    expect(all(headOf(soup), /<title>(.*?)<\/title>/g)).toEqual([`${DISH.name} · ${NAME}`])
    expect(all(headOf(soup), /<link rel="canonical" href="(.*?)">/g)).toEqual([`${SITE}/${soup.replace('.html', '')}`])
  })

  it('changes the revision of the changed pages, so that browsers fetch them again', () => {
    const changed = keptFiles().filter(({ url, revision }) => before.get(url) !== revision)
    expect(changed.map(({ url }) => url).sort()).toEqual(PAGES.map(([file]) => `/${file}`).sort())
  })

  it('keeps the revisions when nothing has changed', { timeout: 60_000 }, async () => {
    const files = keptFiles()
    await prerender()
    expect(keptFiles()).toEqual(files)
  })

  it('changes nothing when the API cannot be read, and reports why', { timeout: 60_000 }, async () => {
    const before = PAGES.map(([file]) => read(file))
    answers = {}
    expect(await prerender()).toMatch(/\/api\/v1\/restaurants\/tamarind-row(\/menus)? answered 404\n$/)
    expect(PAGES.map(([file]) => read(file))).toEqual(before)
  })
})

describe('the files beside the pages', () => {
  it('include app.html for addresses without a file, with an empty root', () => {
    expect(read('app.html')).toContain('<div id="root"></div>')
    expect(all(headOf('app.html'), /<title>(.*?)<\/title>/g)).toEqual([NAME])
  })

  it.each([
    ['cart.html', 'Your cart could not be loaded'],
    ['checkout.html', 'Place order'],
  ])('include %s with an empty root: it requests the code of its page with the code of the app', (file, text) => {
    expect(read(file)).toContain('<div id="root"></div>')
    const requested = all(read(file), /<link rel="modulepreload"[^>]* href="\/(.*?)">/g)
    expect(requested.filter((name) => read(name).includes(text))).toHaveLength(1)
    const code = chunkOf(out, 'src/api/http.ts').slice(1)
    expect(requested.filter((name) => name === code)).toHaveLength(1)
    expect(all(read('app.html'), /<link rel="modulepreload"[^>]* href="\/(.*?)">/g)).not.toContain(code)
  })

  it('include the licences of all that is shipped: each direct dependency, the fonts, and what the worker imports', () => {
    const licences = read('licenses.txt')
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
    const shipped = Object.keys(dependencies).filter((name) => !LEAVES_NOTHING.includes(name))
    const named = all(licences, /^## (\S+) - \d+\.\d+\.\d+ \(.+\)$/gm)
    expect(named).toEqual(expect.arrayContaining([...shipped, 'scheduler', 'workbox-core']))
    expect(licences).toContain('SIL OPEN FONT LICENSE')
  })

  it('go with a bill of materials that is the same for each build of the same lockfile', () => {
    const bill = readFileSync(join(beside, 'sbom.cdx.json'), 'utf8')
    const { bomFormat, components, metadata } = JSON.parse(bill) as Record<string, unknown> & {
      components: { name: string; hashes: unknown[]; licenses: unknown[] }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'workbox-core', 'firebase']))
    expect(components.map(({ name }) => name)).not.toContain('vitest')
    expect(components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([])
    expect(metadata).not.toHaveProperty('timestamp')
    expect(bill).not.toContain('serialNumber')
  })

  it('include a manifest whose pictures exist', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as { name: string; icons: { src: string }[] }
    expect(manifest.name).toBe(NAME)
    expect(manifest.icons.length).toBeGreaterThan(2)
    for (const { src } of [...manifest.icons, { src: '/preview.jpg' }])
      expect(existsSync(join(out, src)), src).toBe(true)
  })

  it('include robots.txt and a sitemap with the address of the site', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
    const open = ['/', '/menu', '/about', '/contact'].map((path) => SITE + path)
    expect(all(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(open)
  })
})
