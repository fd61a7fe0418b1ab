import type { Brand } from '../brand/brand'
import { PRIVATE_PAGES, ROUTES } from '../../app/routes.ts'
import { directionOf, languageOf } from '../../i18n/language.ts'
import type { DrawnPage } from './prerender'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** Addresses that search engines should not index: they are of use only to the customer. */
const PRIVATE = [
  ...ROUTES.filter(
    ({ audience, page }) => PRIVATE_PAGES.includes(page) || audience === 'guests' || audience === 'customers',
  ).map(({ path }) => path),
  '/account',
]

export const titleTag = ({ title }: Pick<DrawnPage, 'title'>) => `<title>${escape(title)}</title>`

/** Matches the tags that `headTags` has written. */
export const HEAD_TAGS = /<title>[^]*?<meta name="twitter:card"[^>]*>/

/** The part of a page's head that search engines and link previews read. @param preview the file of its picture */
export function headTags(
  site: string,
  { path, title, description, price }: DrawnPage,
  preview = 'preview.jpg',
): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escape(content)}">`
  return [
    titleTag({ title }),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(site + path)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', price ? `${price} · ${description}` : description),
    meta('property', 'og:url', site + path),
    meta('property', 'og:image', `${site}/${preview}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/** The web app manifest: the storefront on a phone's home screen, in the language of a locale. */
export const manifestOf = (home: DrawnPage, { icon, looks }: Pick<Brand, 'icon' | 'looks'>, locale: string) =>
  JSON.stringify(
    {
      name: home.title,
      short_name: home.title,
      description: home.description,
      lang: languageOf(locale),
      dir: directionOf(locale),
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: looks.classic.palette.background,
      theme_color: looks.classic.palette.background,
      icons: [
        ...(icon.endsWith('.svg') ? [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }] : []),
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
      shortcuts: home.shortcuts,
    },
    null,
    2,
  )

export const robotsOf = (site: string) =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')

export const sitemapOf = (site: string, pages: DrawnPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ path }) => !PRIVATE.includes(path))
      .map(({ path }) => `  <url><loc>${escape(site + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
