// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { titleOf } from '../../lib/head'
import { HEADS } from '../../lib/heads'
import { paths } from '../../lib/paths'
import type { DrawnPage } from './prerender'
import { looks } from '../../theme/looks'
import { buildLanguage } from '../languages'
import { headTags, manifestOf, robotsOf, sitemapOf } from './site-files'

const SITE = 'https://tamarind.example'
const ENGLISH = buildLanguage('en-US')
const HOSTILE = `</title><script>alert(1)</script>"><img src=x onerror=alert(2)> & 'Söhne' $& \`\${x}\` <!--`
const pages = Object.values(HEADS).map((head): DrawnPage => ({
  ...head,
  name: '',
  title: titleOf(head),
  html: '',
  drawn: null,
  structured: '',
}))
const [home, menu] = pages as [DrawnPage, DrawnPage]

const headOf = (page: DrawnPage) => new DOMParser().parseFromString(headTags(SITE, ENGLISH, page), 'text/html')
const xmlOf = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
const content = (document: Document, selector: string) => document.querySelector(selector)?.getAttribute('content')
const locations = (text: string) => [...xmlOf(text).querySelectorAll('url > loc')].map(({ textContent }) => textContent)

describe('the head of a page', () => {
  it('gives its title, description, address and picture to search engines and link previews', () => {
    const document = headOf(menu)
    expect(document.title).toBe(menu.title)
    expect(content(document, 'meta[name=description]')).toBe(menu.description)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${SITE}/menu`)
    expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest')
    expect(content(document, 'meta[property="og:title"]')).toBe(menu.title)
    expect(content(document, 'meta[property="og:description"]')).toBe(menu.description)
    expect(content(document, 'meta[property="og:url"]')).toBe(`${SITE}/menu`)
    expect(content(document, 'meta[property="og:image"]')).toBe(`${SITE}/preview.jpg`)
  })

  it('gives the price of a dish to link previews, and its own picture', () => {
    const tags = headTags(SITE, ENGLISH, { ...menu, price: 'from $9.50' }, 'previews/soup.jpg')
    const document = new DOMParser().parseFromString(tags, 'text/html')
    expect(content(document, 'meta[property="og:description"]')).toBe(`from $9.50 · ${menu.description}`)
    expect(content(document, 'meta[name=description]')).toBe(menu.description)
    expect(content(document, 'meta[property="og:image"]')).toBe(`${SITE}/previews/soup.jpg`)
  })

  it('holds a hostile name as text, without an extra element', () => {
    const document = headOf({ ...menu, title: HOSTILE, description: HOSTILE })
    expect(document.title).toBe(HOSTILE)
    for (const of of ['[name=description]', '[property="og:title"]', '[property="og:description"]']) {
      expect(content(document, `meta${of}`)).toBe(HOSTILE)
    }
    expect(document.querySelectorAll('*')).toHaveLength(headOf(menu).querySelectorAll('*').length)
    expect(document.body.childNodes).toHaveLength(0)
  })
})

describe('a shop in several languages', () => {
  const english = buildLanguage('en-GB', 'de-AT', 'en-GB,fr-FR')

  it('names the page in each of them to search engines, and the main one for everybody else', () => {
    const document = new DOMParser().parseFromString(headTags(SITE, english, menu), 'text/html')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${SITE}/en/menu`)
    const links = [...document.querySelectorAll('link[rel=alternate]')]
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['de-AT', `${SITE}/menu`],
      ['en-GB', `${SITE}/en/menu`],
      ['fr-FR', `${SITE}/fr/menu`],
      ['x-default', `${SITE}/menu`],
    ])
  })

  it('is installed in the language of the page', () => {
    const manifest = JSON.parse(manifestOf(home, { icon: 'icon.svg', looks }, english)) as object
    expect(manifest).toMatchObject({ start_url: '/en/', scope: '/en/', lang: 'en' })
  })

  it('keeps robots from the pages of customers in each, and lists a sitemap each', () => {
    const lines = robotsOf(SITE, english).split('\n')
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /cart', 'Disallow: /en/cart', 'Disallow: /fr/cart']))
    expect(lines).toEqual(expect.arrayContaining([`Sitemap: ${SITE}/sitemap.xml`, `Sitemap: ${SITE}/fr/sitemap.xml`]))
  })
})

/** What a guest has no use for: everything behind a sign-in, the page of an expired session, and the pages of an order. */
const { login, signup, sessionExpired, cart, checkout, account, trackOrder, orderSuccess, paymentReturn } = paths
const PRIVATE = [
  ...[sessionExpired, cart, checkout, trackOrder, orderSuccess, paymentReturn],
  ...Object.values(account),
]
const PUBLIC = [paths.home, paths.menu, paths.about, paths.contact]

describe('robots.txt', () => {
  const lines = robotsOf(SITE, ENGLISH).split('\n')
  const refused = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  const isRefused = (path: string) => refused.some((start) => path.startsWith(start))

  it.each(PRIVATE)('keeps every robot from %s', (path) => {
    expect(lines[0]).toBe('User-agent: *')
    expect(isRefused(path)).toBe(true)
  })

  it.each([...PUBLIC, login, signup, paths.item('all-day', 'drinks', 'tamarind-lemonade')])(
    'lets them read %s',
    (path) => expect(isRefused(path)).toBe(false),
  )

  it('gives the address of the sitemap', () => expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`))
})

describe('the sitemap', () => {
  it('lists exactly the public pages, at the origin of the site', () => {
    expect(locations(sitemapOf(SITE, pages))).toEqual(PUBLIC.map((path) => SITE + path))
    expect(xmlOf(sitemapOf(SITE, pages)).documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    )
  })

  it('is valid XML whatever an address holds', () => {
    const text = sitemapOf(SITE, [{ ...home, path: '/a&b<c>"d"' }])
    expect(xmlOf(text).querySelector('parsererror')).toBeNull()
    expect(locations(text)).toEqual([`${SITE}/a&b<c>"d"`])
  })
})

it('the manifest names the shop, where it starts and its icons, one of them maskable', () => {
  const manifest = JSON.parse(
    manifestOf({ ...home, title: HOSTILE }, { icon: 'icon.svg', looks }, buildLanguage('ar-KW')),
  ) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: HOSTILE, short_name: HOSTILE, start_url: '/', scope: '/', id: '/' })
  expect(manifest).toMatchObject({ description: home.description, display: 'standalone', lang: 'ar', dir: 'rtl' })
  const icons = manifest.icons as { sizes: string; purpose?: string }[]
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})
