import type { Brand } from '../brand/brand'
import { PRIVATE_PAGES, ROUTES } from '../../app/routes.ts'
import { directionOf, languageOf } from '../../i18n/language.ts'
import type { BuildLanguage } from '../languages.ts'
import type { DrawnPage } from './prerender'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** Addresses that search engines should not index: they are of use only to the customer. */
const PRIVATE = [
  ...ROUTES.filter(({ audience, page }) => PRIVATE_PAGES.includes(page) || audience === 'customers').map(
    ({ path }) => path,
  ),
  '/account',
]
/** Nobody looks for the pages of the sign-in, so the sitemap leaves them out. */
const SIGN_IN = ROUTES.filter(({ audience }) => audience === 'guests').map(({ path }) => path)

export const titleTag = ({ title }: Pick<DrawnPage, 'title'>) => `<title>${escape(title)}</title>`

/** Matches the tags that `headTags` has written. */
export const HEAD_TAGS = /<title>[^]*?<meta name="twitter:card"[^>]*>/

/** The same page in the shop's languages. Who speaks none of them is best served by the main one. */
const alternates = (site: string, languages: BuildLanguage['languages'], path: string) =>
  [...languages, ...languages.slice(0, 1).map((main) => ({ ...main, locale: 'x-default' }))].map(
    ({ locale, base }) => `<link rel="alternate" hreflang="${locale}" href="${escape(site + base + path)}">`,
  )

/** The part of a page's head that search engines and link previews read. @param preview the file of its picture */
export function headTags(
  site: string,
  { base, languages }: BuildLanguage,
  { path, title, description, price }: DrawnPage,
  preview = 'preview.jpg',
): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escape(content)}">`
  return [
    titleTag({ title }),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(site + base + path)}">`,
    ...alternates(site, languages, path),
    `<link rel="manifest" href="${base}/manifest.webmanifest">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', price ? `${price} · ${description}` : description),
    meta('property', 'og:url', site + base + path),
    meta('property', 'og:image', `${site}/${preview}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/** The web app manifest: the storefront on a phone's home screen, in the language of a locale. */
export const manifestOf = (
  home: DrawnPage,
  { icon, looks }: Pick<Brand, 'icon' | 'looks'>,
  { locale, base }: Pick<BuildLanguage, 'locale' | 'base'>,
) =>
  JSON.stringify(
    {
      name: home.title,
      short_name: home.title,
      description: home.description,
      lang: languageOf(locale),
      dir: directionOf(locale),
      id: `${base}/`,
      start_url: `${base}/`,
      scope: `${base}/`,
      display: 'standalone',
      background_color: looks.classic.palette.background,
      theme_color: looks.classic.palette.background,
      icons: [
        ...(icon.endsWith('.svg') ? [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }] : []),
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
      shortcuts: home.shortcuts?.map(({ name, url }) => ({ name, url: base + url })),
    },
    null,
    2,
  )

export function robotsOf(site: string, { languages }: Pick<BuildLanguage, 'languages'>): string {
  const bases = languages.length > 0 ? languages.map(({ base }) => base) : ['']
  const disallowed = bases.flatMap((base) => PRIVATE.map((path) => `Disallow: ${base}${path}`))
  const sitemaps = bases.map((base) => `Sitemap: ${site}${base}/sitemap.xml`)
  return ['User-agent: *', ...disallowed, '', ...sitemaps, ''].join('\n')
}

/** @param address of the home page, without a slash at its end */
export const sitemapOf = (address: string, pages: DrawnPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ path }) => ![...PRIVATE, ...SIGN_IN].includes(path))
      .map(({ path }) => `  <url><loc>${escape(address + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
