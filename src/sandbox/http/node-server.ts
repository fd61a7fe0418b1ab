import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, extname, join } from 'node:path'
import type { Connect } from 'vite'
import { samplePictures } from '../sample-pictures'
import type { Sandbox } from '../sandbox'
import { isForSandbox } from './sandbox-paths'
import { startNamed } from '../scenarios/named-scenarios'

const PICTURES = /^\/pictures\/([^/]+\.(?:webp|avif|gif|jpe?g|png|svg))$/i
const MAX_BODY = 1_000_000

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) throw new Error('The body is too large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const origin = `http://${request.headers.host ?? 'localhost'}`
  return new Request(new URL(request.url ?? '/', origin), {
    // Node sends no body after HEAD.
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    headers,
    body: await bodyOf(request),
  })
}

/** Cuts the answer off after its headers, because browsers repeat a request that breaks before them. */
function breakOff(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2' })
  response.write('{', () => response.socket?.destroy())
}

async function send(answer: Response, response: ServerResponse) {
  if (answer.type === 'error') {
    breakOff(response)
    return
  }
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'cache-control': 'no-store', ...Object.fromEntries(answer.headers) })
  if (Number(answer.headers.get('content-length')) > body.length) {
    response.write(body, () => response.socket?.destroy())
    return
  }
  response.end(body)
}

const TYPES = { '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' }
const FOREVER = 'public, max-age=31536000, immutable'

/** The name of the picture that a path asks for, or null. */
function pictureOf(path: string): string | null {
  try {
    const name = decodeURIComponent(PICTURES.exec(path)?.[1] ?? '')
    return name === basename(name) && name !== '' ? name : null
  } catch {
    return null
  }
}

/** Sends a picture of the restaurant, which may change, or one of the sample restaurant. */
function sendPicture(name: string, own: string | undefined, response: ServerResponse) {
  const stream = createReadStream(join(own ?? samplePictures, name))
  stream.on('open', () => {
    const ending = extname(name).toLowerCase()
    const type = TYPES[ending as keyof typeof TYPES] ?? `image/${ending.slice(1)}`
    response.writeHead(200, { 'content-type': type, 'cache-control': own ? 'no-cache' : FOREVER })
    stream.pipe(response)
  })
  stream.on('error', () => (own ? sendPicture(name, undefined, response) : response.writeHead(404).end()))
}

/**
 * Serves the sandbox on a Vite server, over real HTTP and on the storefront's own origin.
 * @param pictures the folder with the restaurant's own pictures, if it has one
 */
export function sandboxMiddleware(sandbox: Sandbox, pictures?: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0]!
    const picture = pictureOf(path)
    if (picture) return sendPicture(picture, pictures, response)
    if (!isForSandbox(path)) {
      const address = { url: new URL(request.url ?? '/', 'http://shop').href, method: request.method ?? 'GET' }
      startNamed(sandbox, address).then((answer) => (answer ? send(answer, response) : next()), next)
      return
    }
    toRequest(request)
      .then((converted) => sandbox.fetch(converted))
      .then((answer) => send(answer, response))
      .catch(next)
  }
}
