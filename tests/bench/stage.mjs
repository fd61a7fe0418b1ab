import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../find-chromium.mjs'
import { plainPage } from './plain.mjs'
import { serve } from './serve.mjs'

/** The sandbox of a preview server, with its own state. */
function sandbox() {
  const state = join(mkdtempSync(join(tmpdir(), 'bench-state-')), 'state.json')
  const child = spawn('node_modules/.bin/vite', ['preview', '--port', '0'], {
    env: { ...process.env, SANDBOX_STATE: state, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const [url] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? []
      if (url) resolve({ url, close: () => child.kill() })
    })
  })
}

/** The menus of a sandbox, as the API answers them. */
export const menuOf = async ({ url }) =>
  (await fetch(`${url}/api/v1/restaurants/tamarind-row/menus`, { headers: { login_source: 'mobile' } })).json()

/** The number of dishes on the plain page. */
const DISHES = 60

/**
 * A browser that is driven reads all of React's code once more for the place of each error made in it: 10 to 40 ms that
 * no visitor waits for, whose browser nobody watches. So the places are noted while the code is read.
 */
const AS_UNWATCHED = '--js-flags=--no-enable-lazy-source-positions'

/** Everything a measurement needs: a sandbox, the plain page, builds of the shop, and a browser. */
export async function setUp(builds, secure) {
  Object.assign(process.env, await findChromium())
  // What a folder does not have is asked of the sandbox's server, which has a build of its own.
  for (const build of builds)
    if (!existsSync(join(build, 'menu.html'))) throw new Error(`There is no build in ${build}.`)
  const api = await sandbox()
  const { menus } = await menuOf(api)
  const plain = await serve(plainPage(menus, DISHES), api.url, { secure })
  const shops = await Promise.all(
    builds.map(async (build) => ({ build, ...(await serve(build, api.url, { secure })) })),
  )
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', AS_UNWATCHED],
  })
  return { api, plain, shops, browser }
}

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
export const p95 = (list) => list.toSorted((a, b) => a - b)[Math.ceil(list.length * 0.95) - 1]
