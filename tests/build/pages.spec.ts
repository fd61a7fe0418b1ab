import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { buildIn, HOST, NAME, PAGES, SITE } from './host'
import { all, plain } from './html'

const out = inject('hostBuild')
const { read, headOf, drawnIn } = buildIn(out)
const text = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  .join('\n')

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

  it('has no logo of the sample restaurant, as the app that takes it over', () => {
    const logos = all(drawnIn(file), /<a class="logo_[^>]*>(.*?)<\/a>/g)
    expect(logos).toHaveLength(2)
    for (const logo of logos) expect(logo).not.toContain('mark_')
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

it('a prerendered page preloads its font once it is read; it and those of other themes are swapped in', () => {
  const page = read('menu.html')
  const faces = all(page, /@font-face\{([^}]*)\}/g).filter((face) => face.includes('font-display'))
  const displays = (family: string) =>
    faces.filter((face) => face.includes(family)).map((face) => /font-display:(\w+)/.exec(face)?.[1])
  expect(displays('Epilogue')).toEqual(['swap', 'swap', 'swap', 'swap'])
  expect(new Set([...displays('Grotesk'), ...displays('Forum')])).toEqual(new Set(['swap']))
  const fonts = JSON.parse(/var f=(\{.*?\})/.exec(page)![1]!) as Record<string, string>
  expect(Object.keys(fonts)).toEqual(['classic', 'modern', 'luxury'])
  for (const file of Object.values(fonts)) expect(existsSync(join(out, file)), file).toBe(true)
  expect(faces.findLast((face) => face.includes('Epilogue'))).toContain(fonts.classic)
  expect(page).toMatch(/addEventListener\('readystatechange',function\(\){\s*var l=d.createElement\('link'\)/)
  expect(readFileSync(join(out, fonts.classic!)).length).toBeLessThan(20_000)
})

it('the code of a sign-in page yields to its fonts; that of a page with dishes is asked for like them', () => {
  const code = (file: string) => all(read(file), /<((?:script type="module"|link rel="modulepreload")[^>]*)>/g)
  for (const file of ['login.html', 'signup.html']) {
    expect(code(file).length).toBeGreaterThan(3)
    for (const tag of code(file)) expect(tag).toContain('fetchpriority="low"')
  }
  for (const file of ['index.html', 'menu.html', 'app.html']) expect(code(file).join()).not.toContain('fetchpriority')
})

it('a page that is drawn requests its code after it was painted; one without a drawing requests it at once', () => {
  const code = /<script type="module"/
  const template = /<template id="code">.*?<\/template>\s*<script>(.*?)<\/script>\s*<\/body>/s
  for (const file of ['index.html', 'menu.html', 'login.html', 'about.html']) {
    expect(read(file)).toMatch(template)
    expect(read(file).replace(template, '')).not.toMatch(code)
  }
  for (const file of ['app.html', 'cart.html', '404.html']) expect(read(file).replace(template, '')).toMatch(code)
})
