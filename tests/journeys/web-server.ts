import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type Kind = 'nginx' | 'caddy'

/** Where the build expects the sandbox. */
const SANDBOX = /127\.0\.0\.1:\d+/g

export function isInstalled(kind: Kind): boolean {
  try {
    execFileSync('which', [kind], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

type Site = { port: number; folder: string; dist: string; beside: string }

const nginx = ({ port, folder, dist, beside }: Site) => `
user root;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen ${port};
    root ${dist};
    include ${beside}/nginx.conf;
    include ${folder}/api;
  }
}`

const caddy = ({ port, folder, dist, beside }: Site) => `
{
  admin off
  auto_https off
  storage file_system ${folder}
}
http://localhost:${port} {
  root * ${dist}
  import ${folder}/api
  import ${beside}/Caddyfile
}`

const SERVERS = {
  nginx: { config: nginx, api: 'nginx-api.conf', args: (file: string) => ['-c', file] },
  caddy: {
    config: caddy,
    api: 'Caddyfile-api',
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

/**
 * Serves the build in `dist` by a real web server, with the configuration that the build wrote for it.
 * @param api the address where the sandbox answers, as the API behind the web server
 */
export async function webServer(kind: Kind, api: string) {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  const port = await freePort()
  const { config, api: apiFile, args } = SERVERS[kind]
  const beside = resolve('.deploy/dist')
  writeFileSync(join(folder, 'api'), readFileSync(join(beside, apiFile), 'utf8').replaceAll(SANDBOX, new URL(api).host))
  writeFileSync(join(folder, 'config'), config({ port, folder, dist: resolve('dist'), beside }))
  mkdirSync(join(folder, 'home'))
  const child = spawn(kind, args(join(folder, 'config')), {
    env: { ...process.env, HOME: join(folder, 'home') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => (log += String(chunk)))
  const url = `http://localhost:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${log}`)
    if (
      await fetch(`${url}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    url,
    end: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
