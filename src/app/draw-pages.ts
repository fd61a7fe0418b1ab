import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { HEAD_TAGS, headTags } from './site-files.ts'
import { refreshed, SERVICE_WORKER } from '../service-worker/shell.ts'
import type { Ask } from './drawn-answers'
import type { DrawnPage, Unread } from './prerender'

/** Where a page's root begins in the HTML it is made from, and where it ends in that of a page. */
const ROOT = '<div id="root"></div>'
const END = '<!--end of root-->'
const WHOLE_ROOT = new RegExp(`<div id="root">[^]*${END}`)

/**
 * Where a host answers with index.html for the addresses that have no file, the home page must not stand there for a
 * moment, nor what has come of it so far: it is hidden from the beginning, and taken away at its end.
 */
const ONLY_HOME = `<script>location.pathname==='/'||document.getElementById('root').replaceChildren();document.documentElement.hidden=false</script>`
export const HIDE_ELSEWHERE = `<script>location.pathname==='/'||(document.documentElement.hidden=true)</script>`

/** A data block, which no policy takes for a script. No text in it can end it. */
const dataBlock = ({ drawn }: DrawnPage) =>
  drawn ? `<script type="application/json" id="drawn">${JSON.stringify(drawn).replaceAll('<', '\\u003c')}</script>` : ''

const rootOf = (page: DrawnPage) =>
  `<div id="root">${page.html}</div>${page.path === '/' ? ONLY_HOME : ''}${dataBlock(page)}${END}`

export const fileOf = ({ path }: DrawnPage) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The HTML with the page in its root, for the first time or again. */
export const withPage = (html: string, page: DrawnPage) =>
  html.replace(html.includes(END) ? WHOLE_ROOT : ROOT, () => rootOf(page))

/**
 * The pages as the app itself draws them, on a server of Vite's that nobody can reach.
 * @param ask reads the API; without it the pages are drawn as before any answer
 * @param unread is told when that fails, and may throw; else the pages are drawn without it
 * @throws Error when a page cannot be drawn
 */
export async function drawPages(ask?: Ask, unread?: Unread): Promise<DrawnPage[]> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof import('./prerender')
    return await prerender(ask, unread)
  } finally {
    await server.close()
  }
}

/** A page without when it was drawn: devices that keep it need no other one for that. */
const withoutTime = (html: string) => html.replace(/"at":\d+/, '')

const CANONICAL = /<link rel="canonical" href="([^"]*)">/

/** The HTML of a build with the head of the page as it is now, at the site it was built for. */
function withHead(html: string, page: DrawnPage): string {
  const [, address = ''] = CANONICAL.exec(html) ?? []
  return address ? html.replace(HEAD_TAGS, () => headTags(new URL(address).origin, page)) : html
}

/** The files of dishes in a build, and not what stands beside them. */
const dishFiles = (folder: string) =>
  existsSync(join(folder, 'menu'))
    ? readdirSync(join(folder, 'menu'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => join(folder, 'menu', file))
        .filter((file) => readFileSync(file, 'utf8').includes(END))
    : []

/**
 * Draws the pages of a build again, from what the API says now, also for devices that keep them. Returns the files'
 * names. The page of a dish that is gone goes too; a new dish has one with the next build.
 * @throws Error when the API cannot be read, or there is no build: nothing is written then
 */
export async function redraw(folder: string, ask: Ask): Promise<string[]> {
  const pages = (await drawPages(ask)).filter(({ drawn }) => drawn)
  const all = pages.map((page) => ({ page, file: join(folder, fileOf(page)) }))
  const missing = all.find(({ page, file }) => !page.drawn?.item && !existsSync(file))
  if (missing) throw new Error(`${missing.file} is not there: npm run build makes it.`)
  const files = all.filter(({ file }) => existsSync(file))
  const drawn = new Set(files.map(({ file }) => file))
  for (const file of dishFiles(folder)) if (!drawn.has(file)) rmSync(file)
  for (const { page, file } of files) {
    const before = readFileSync(file, 'utf8')
    const now = withHead(withPage(before, page), page)
    if (withoutTime(before) !== withoutTime(now)) writeFileSync(file, now)
  }
  const worker = join(folder, SERVICE_WORKER)
  if (existsSync(worker)) writeFileSync(worker, refreshed(readFileSync(worker, 'utf8'), folder))
  return files.map(({ file }) => file)
}
