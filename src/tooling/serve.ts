import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { basesOf, FILE_ADDRESS, NOT_FOUND, patternsOf, SHELL, SKILL_TYPE } from './addresses.ts'
import { cacheControl, type Headers } from './headers.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain;charset=utf-8',
  '.md': SKILL_TYPE,
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The path of an address; as it came when it is not encoded rightly. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What a file holds; undefined when it is gone, as another build may be written over this one. */
function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** What the addresses of a build's further languages begin with. */
const basesIn = (folder: string) =>
  basesOf(readdirSync(folder).map((name) => (existsSync(join(folder, name + SHELL)) ? `/${name}/app` : '')))

/** Serves the build in a folder by the rules that each build writes down for web servers (`hosts.ts`). */
export function serveBuild(folder: string, headers: Headers): Connect.SimpleHandleFunction {
  const statOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })
  const isFile = (path: string) => statOf(path)?.isFile() === true
  /** Of a file that has changed since, the compressed form is an old one. */
  const isCurrent = (file: string, end: string) =>
    (statOf(file + end)?.mtimeMs ?? 0) >= (statOf(file)?.mtimeMs ?? Infinity)
  const bases = basesIn(folder)
  const { app, legal, home, below } = patternsOf(bases)
  const isAddress = new RegExp(app)
  const isLegal = new RegExp(legal)
  const isHome = new RegExp(home)
  const isBelow = new RegExp(below)
  const isForFile = new RegExp(FILE_ADDRESS)

  function fileFor(pathname: string): string | undefined {
    const file = pathname === '/' ? '/index.html' : pathname
    if (isFile(file)) return file
    const [, legal] = isLegal.exec(pathname) ?? []
    if (legal) return isFile(`${legal}.html`) ? `${legal}.html` : undefined
    const [, home] = isHome.exec(pathname) ?? []
    if (home) return `${home}/index.html`
    const [, page, base = ''] = isAddress.exec(pathname) ?? []
    return page && (isFile(`${page}.html`) ? `${page}.html` : base + SHELL)
  }

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop')
    const found = fileFor(decoded(pathname))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', cacheControl(found ?? '/'))
    if (!found) response.statusCode = 404
    if (!found && isForFile.test(pathname))
      return void response.setHeader('Content-Type', 'text/plain').end('Not found')

    const file = found ?? (isBelow.exec(pathname)?.[1] ?? '') + NOT_FOUND
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = ENCODINGS.find(([name, end]) => accepted.includes(name) && isCurrent(file, end))
    const content = contentOf(join(folder, file + (encoding?.[1] ?? '')))
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding) response.setHeader('Content-Encoding', encoding[0])
    if (!content) response.writeHead(404)
    response.end(content)
  }
}
