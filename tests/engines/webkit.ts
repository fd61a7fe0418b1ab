import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pressAt, typed } from './actions'
import { type Engine, type Size, sleep, type Tab, until } from './engine'
import { freePort } from '../journeys/web-server'
import { launch } from './launch'

/** The window's bars shrink, so that it can be as narrow as a phone. */
const NARROW = `* { font-size: 3px; min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; -gtk-icon-size: 4px; }
toolbar *, headerbar * { -gtk-icon-transform: scale(0.2); }`

/** A session of WebDriver: each command is a call. https://www.w3.org/TR/webdriver2/ */
async function session(driver: string) {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(value.message)
    return value
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    // A script ends soon: in a page that is left meanwhile it is never done.
    capabilities: { alwaysMatch: { timeouts: { script: 4000 } } },
  })
  return <T = null>(method: string, path: string, body?: object) =>
    call<T>(method, `/session/${sessionId}${path}`, body)
}

type Send = Awaited<ReturnType<typeof session>>

/** Makes the page, not the window, as large as this. */
async function resize({ width, height }: Size, send: Send, run: Tab['run']) {
  let [wide, high] = [width, height]
  await until(
    () => `a page of ${width} x ${height}`,
    async () => {
      await send('POST', '/window/rect', { width: wide, height: high })
      await sleep(200)
      const [innerWidth, innerHeight] = (await run('[innerWidth, innerHeight]')) as [number, number]
      wide += width - innerWidth
      high += height - innerHeight
      return innerWidth === width && innerHeight === height
    },
  )
}

/** Over WebDriver, in the browser that Debian's driver brings, on a screen that nobody sees. */
export const webkit = (driver: string): Engine => ({
  name: 'webkit',
  async open(size) {
    const config = mkdtempSync(join(tmpdir(), 'webkit-'))
    mkdirSync(join(config, 'gtk-3.0'))
    writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW)
    const screen = await launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1500x1200x24'], /^(\d+)\n/m)
    const port = await freePort()
    const env = { DISPLAY: `:${screen.found}`, XDG_CONFIG_HOME: config, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' }
    const program = await launch(driver, ['-p', String(port)], null, env)
    const send = await until(
      () => 'the driver',
      () => session(`http://127.0.0.1:${port}`),
    )
    const run = async (expression: string) => {
      const script = `const done = arguments[0]
        Promise.resolve(${expression}).then((value) => done({ value }), (cause) => done({ wrong: String(cause) }))`
      const { value, wrong } = await send<{ value: unknown; wrong?: string }>('POST', '/execute/async', {
        script,
        args: [],
      })
      if (wrong) throw new Error(wrong)
      return value
    }
    await resize(size, send, run)
    return {
      goto: (url) => send('POST', '/url', { url }).then(() => {}),
      run,
      press: (x, y) => send('POST', '/actions', { actions: pressAt(x, y) }).then(() => {}),
      type: (text) => send('POST', '/actions', { actions: typed(text) }).then(() => {}),
      picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
      async close() {
        await send('DELETE', '').catch(() => {})
        await program.end()
        await screen.end()
        rmSync(config, { recursive: true, force: true })
      },
    }
  },
})
