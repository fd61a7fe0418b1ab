import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBrand } from './brand'
import { drawMarkdown } from './legal-markdown'

let folder = ''
const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
const text = (name: string, content: string) => write(`legal/${name}`, content)
const addresses = (legal: object) => write('brand.json', JSON.stringify({ legal }, null, 2))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(folder, 'legal'))
  write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>')
})
afterEach(() => rmSync(folder, { recursive: true }))

const mistakes = () =>
  readBrand(folder).then(
    () => 'no mistake',
    (cause: Error) => cause.message.replaceAll(folder, 'brand'),
  )

describe('the legal pages of a brand', () => {
  it('are none without files and addresses', async () => expect((await readBrand(folder)).legal).toEqual({}))

  it('are the files of its folder, and addresses of others', async () => {
    text('imprint.md', '\uFEFF# Impressum\n\nMaria Rossi')
    text('.DS_Store', '')
    addresses({ privacy: 'https://rossi.example/privacy' })
    expect((await readBrand(folder)).legal).toEqual({
      imprint: { title: 'Impressum', html: '<p>Maria Rossi</p>\n' },
      privacy: 'https://rossi.example/privacy',
    })
  })
})

describe('mistakes in legal pages', () => {
  it.each([
    [
      'a name that no page has',
      () => text('imprnt.md', '# Impressum'),
      'brand/legal/imprnt.md:1 "imprnt.md" is not known here. Legal pages are imprint.md, privacy.md, terms.md, withdrawal.md, allergens.md. Did you mean "imprint.md"?',
    ],
    ['an empty file', () => text('terms.md', ' \n'), 'brand/legal/terms.md:1 It has no text. Write one, or delete'],
    ['a heading alone', () => text('terms.md', '# Terms'), 'brand/legal/terms.md:1 It has no text.'],
    [
      'HTML in a line',
      () => text('terms.md', '# Terms\n\nOne\nand <b>two</b>'),
      'One mistake in brand/legal/terms.md:\n  brand/legal/terms.md:4 HTML is not possible here, only Markdown. A sign that stands for itself is written like "\\<".',
    ],
    ['HTML of its own', () => text('terms.md', 'One\n\n<div>\n'), 'brand/legal/terms.md:3 HTML is not possible here'],
    [
      'a link that could run code',
      () => text('terms.md', '[One](javascript:alert(1))'),
      'terms.md:1 The link to "javascript:alert(1)" leads nowhere: a link begins with https://, mailto: or tel:.',
    ],
    [
      'a link within the site',
      () => text('terms.md', '[One](two.md)'),
      'terms.md:1 The link to "two.md" leads nowhere',
    ],
    ['a picture', () => text('terms.md', '![One](https://two.example/3.png)'), 'terms.md:1 A picture is not possible'],
    [
      'another encoding',
      () => writeFileSync(join(folder, 'legal', 'terms.md'), 'Zurück', 'utf16le'),
      'terms.md:1 The file is not UTF-8.',
    ],
    [
      'an address that is not https',
      () => addresses({ privacy: 'http://rossi.example' }),
      'brand/brand.json:3 "http://rossi.example": An address is written like "https://example.com/privacy".',
    ],
    ['an unknown page', () => addresses({ imprnt: 'https://a.example' }), '"imprnt" is not known here. Did you mean'],
    [
      'a file and an address',
      () => {
        text('terms.md', 'One')
        addresses({ terms: 'https://rossi.example/terms' })
      },
      'brand/brand.json:3 "terms" has an address and a file, legal/terms.md: only one of them is possible.',
    ],
  ])('name %s', async (_, breakIt, words) => {
    breakIt()
    expect(await mistakes()).toContain(words)
  })
})

describe('a legal text', () => {
  it('has the title of its first heading as plain text, and headings below that one', () => {
    const { title, html } = drawMarkdown('## Terms & *more*\n\n# One\n\n### Two\n\n- three')
    expect(title).toBe('Terms & more')
    expect(html).toBe('<h2>One</h2>\n<h4>Two</h4>\n<ul>\n<li>three</li>\n</ul>\n')
  })

  it('has no title when it begins with text', () => {
    expect(drawMarkdown('One\n\n## Two')).toEqual({ title: null, html: '<p>One</p>\n<h2>Two</h2>\n' })
  })

  it('has links to the web, mail and phones, written out too, and no others', () => {
    const html = (markdown: string) => drawMarkdown(markdown).html
    for (const address of ['https://a.example/b', 'http://a.example', 'mailto:a@b.example', 'tel:+4930123']) {
      expect(html(`[One](${address})`)).toContain(`<a href="${address}">One</a>`)
    }
    expect(html('a@b.example, https://a.example')).toMatch(/href="mailto:a@b.example".*href="https:\/\/a.example"/)
    for (const text of ['[One](javascript:alert(1))', '[One](data:text/html,1)', '[One](/two)', 'rossi.example']) {
      expect(html(text)).not.toContain('<a')
    }
  })

  it('shows HTML as text', () => {
    const { html } = drawMarkdown('<script>alert(1)</script>\n\none <img src=x onerror=alert(1)>')
    expect(html).not.toMatch(/<(script|img)/)
    expect(html).toContain('&lt;script&gt;')
  })

  it('has tables that can be wider than the page', () => {
    const { html } = drawMarkdown('| A | B |\n| - | - |\n| 1 | 2 |')
    expect(html).toMatch(/^<div><table>[^]*<td>2<\/td>[^]*<\/table><\/div>$/)
  })
})
