import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const TEXT = /html|javascript|css|json|svg/

/** A certificate that lives as long as the bench: browsers speak HTTP/2 over TLS alone. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
    ],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

const brotli = (body, quality) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * Serves a folder as a good web host does: HTTP/2, brotli, hashed files cached forever. What is no file of it
 * is passed on to `behind`, where the API answers; addresses of pages are answered with app.html. Not `secure`: over
 * HTTP/1.1, which needs no certificate. `menu` is answered in place of the API's.
 */
export async function serve(folder, behind, { secure = true, menu } = {}) {
  const known = new Map()
  const read = (file) => {
    if (!known.has(file)) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      const body = readFileSync(file)
      known.set(file, TEXT.test(type) ? { type, body: brotli(body, 11), encoding: 'br' } : { type, body })
    }
    return known.get(file)
  }
  const fileOf = (path) =>
    [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile())

  async function answer(request, response) {
    const { pathname, search } = new URL(request.url, 'https://localhost')
    const file = fileOf(pathname) ?? (request.headers.accept?.includes('text/html') ? fileOf('/app.html') : undefined)
    if (file) {
      const { type, body, encoding } = read(file)
      response.setHeader('content-type', type)
      if (encoding) response.setHeader('content-encoding', encoding)
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache')
      return void response.end(body)
    }
    if (menu && pathname.endsWith('/menus')) {
      response.setHeader('content-type', TYPES['.json'])
      response.setHeader('content-encoding', 'br')
      return void response.end((known.menu ??= brotli(JSON.stringify(menu), 5)))
    }
    if (!behind) return void response.writeHead(404).end()
    const body = []
    for await (const part of request) body.push(part)
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !/^(:|host|connection|accept-encoding)/.test(name)),
    )
    const { method } = request
    const passed = await fetch(behind + pathname + search, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    })
    const type = passed.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await passed.arrayBuffer())
    response.statusCode = passed.status
    for (const name of ['content-type', 'etag', 'location', 'retry-after', 'x-request-id']) {
      const value = passed.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    if (!TEXT.test(type)) return void response.end(bytes)
    response.setHeader('content-encoding', 'br')
    response.end(brotli(bytes, 5))
  }

  const listener = (request, response) => {
    answer(request, response).catch((cause) => response.writeHead(502).end(String(cause)))
  }
  const server = secure ? createSecureServer({ ...certificate(), allowHTTP1: true }, listener) : createServer(listener)
  const sockets = new Set()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise((resolve) => server.listen(0, resolve))
  return {
    url: `http${secure ? 's' : ''}://localhost:${server.address().port}`,
    close: () => {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
