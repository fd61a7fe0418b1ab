import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chunkOf } from '../chunk-of'
import { quickBuild } from '../quick-build'
import { PRIVACY, writeLegalBrand } from '../setup/legal-brand'
import { buildIn, SITE } from './host'
import { all } from './html'

const NAME = 'Tamarind Row'

describe('a build with legal pages', () => {
  const work = mkdtempSync(join(tmpdir(), 'legal-'))
  const out = join(work, `shop-${process.pid}`)
  const { read, headOf, drawnIn } = buildIn(out)
  const titleOf = (file: string) => all(headOf(file), /<title>(.*?)<\/title>/g)
  const headingsOf = (file: string) => all(drawnIn(file), /<h1>(.*?)<\/h1>/g)

  beforeAll(() => {
    const restaurant = join(work, 'restaurant')
    writeLegalBrand(restaurant)
    const { VITEST: _, ...env } = process.env
    const options = { env: { ...env, SANDBOX_RESTAURANT: restaurant, VITE_SITE_URL: SITE }, encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync(process.execPath, quickBuild(out), options)
    expect(stdout + stderr).toBe('')
  }, 120_000)
  afterAll(() => {
    for (const folder of [work, join('.deploy', basename(out))]) rmSync(folder, { recursive: true, force: true })
  })

  it('draws each with a head of its own; its title is that of the text, or else its name', () => {
    expect(titleOf('legal/imprint.html')).toEqual([`Impressum der Trattoria · ${NAME}`])
    expect(headingsOf('legal/imprint.html')).toEqual(['Impressum der Trattoria'])
    expect(titleOf('legal/terms.html')).toEqual([`Terms · ${NAME}`])
    expect(headingsOf('legal/terms.html')).toEqual(['Terms'])
    const head = headOf('legal/terms.html')
    expect(head).toContain(`<link rel="canonical" href="${SITE}/legal/terms">`)
    expect(head).toContain(`<meta name="description" content="Terms of ${NAME}.">`)
  })

  it('draws the whole text as HTML, and HTML in it as text', () => {
    const page = drawnIn('legal/imprint.html')
    for (const html of [
      'Maria Rossi<br>',
      '<h2>Kontakt</h2>',
      '<li>Telefon <a href="tel:+4930123456">030 123456</a></li>',
      'Mehr als &lt;b&gt;genug&lt;/b&gt;, <strong>fett</strong> und <em>schräg</em>.',
      '<td>Gluten</td>',
    ])
      expect(page).toContain(html)
  })

  it('lists them on every page, in their order, with those that are elsewhere', () => {
    for (const file of ['index.html', 'menu.html', 'legal/imprint.html']) {
      const [list] = all(drawnIn(file), /<nav[^>]* aria-labelledby="legal">(.*?)<\/nav>/g)
      expect(all(list!, /href="(.*?)"/g)).toEqual(['/legal/imprint', PRIVACY, '/legal/terms'])
    }
  })

  it('names them in the sitemap, and has no page for those that are elsewhere or missing', () => {
    const listed = all(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g).filter((address) => address.includes('/legal/'))
    expect(listed).toEqual([`${SITE}/legal/imprint`, `${SITE}/legal/terms`])
    for (const name of ['privacy', 'withdrawal']) expect(existsSync(join(out, 'legal', `${name}.html`))).toBe(false)
  })

  it('loads the texts with their page only', () => {
    const code = chunkOf(out, 'src/pages/legal/LegalPage.tsx').slice(1)
    expect(read(code)).toContain('Maria Rossi')
    expect(read('legal/imprint.html')).toContain(`href="/${code}"`)
    expect(read('menu.html')).not.toContain(code)
    const first = all(
      read('menu.html'),
      /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="\/(.*?)"/g,
    )
    expect(first.length).toBeGreaterThan(2)
    for (const file of first) expect(read(file)).not.toContain('Maria Rossi')
  })
})

it('a build without legal pages has nothing of them', () => {
  const { read, drawnIn } = buildIn(inject('hostBuild'))
  expect(drawnIn('index.html')).not.toContain('legal')
  const code = all(
    read('menu.html'),
    /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="\/(.*?)"/g,
  )
  for (const file of code) expect(read(file)).not.toContain('/legal/')
})
