import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { chunkOf } from '../chunk-of'
import { buildIn, NAME, SITE } from './host'
import { all } from './html'

const out = inject('hostBuild')
const { read, headOf } = buildIn(out)
/** Direct dependencies that leave no code in this build: they are compiled away, replaced, or for another language. */
const LEAVES_NOTHING = ['@mui/stylis-plugin-rtl', 'react-router-dom', 'ttag']

describe('the files beside the pages', () => {
  it('include app.html for addresses without a file, with an empty root', () => {
    expect(read('app.html')).toContain('<div id="root"></div>')
    expect(all(headOf('app.html'), /<title>(.*?)<\/title>/g)).toEqual([NAME])
  })

  it.each([
    ['cart.html', 'Your cart could not be loaded'],
    ['checkout.html', 'Place order'],
    ['account/orders.html', 'Your orders could not be loaded'],
    ['track-order.html', 'Print receipt'],
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

  it('include a manifest whose pictures exist', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as { name: string; icons: { src: string }[] }
    expect(manifest.name).toBe(NAME)
    expect(manifest.icons.length).toBeGreaterThan(2)
    for (const { src } of [...manifest.icons, { src: '/preview.jpg' }])
      expect(existsSync(join(out, src)), src).toBe(true)
  })

  it('include nothing for assistants where no answer of the API was read', () => {
    expect(['llms.txt', '.well-known'].filter((name) => existsSync(join(out, name)))).toEqual([])
  })

  it('include robots.txt and a sitemap with the address of the site', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
    const open = ['/', '/menu', '/about', '/contact'].map((path) => SITE + path)
    expect(all(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(open)
  })
})
