import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { buildIn, PAGES } from './host'
import { all } from './html'

const out = inject('hostBuild')
const { read, keptFiles } = buildIn(out)

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
