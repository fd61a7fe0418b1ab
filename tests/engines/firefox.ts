import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pressAt, typed } from './actions'
import { Bidi } from './bidi'
import type { Engine } from './engine'
import { launch } from './launch'

const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  /** Windows have the focus, though nobody sees them. */
  'focusmanager.testmode': true,
}

type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } }

/** Over WebDriver BiDi, which Firefox speaks itself. */
export const firefox = (binary: string): Engine => ({
  name: 'firefox',
  async open(viewport) {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const lines = Object.entries(PREFERENCES).map((pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`)
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    // As root, Firefox starts only in a home that is root's.
    const { found, end } = await launch(binary, args, /WebDriver BiDi listening on (ws:\S+)/, { HOME: profile })
    const bidi = await Bidi.connect(`${found}/session`)
    await bidi.send('session.new', { capabilities: {} })
    // The first tab never has the focus.
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
    await bidi.send('browsingContext.activate', { context })
    await bidi.send('browsingContext.setViewport', { context, viewport })
    const act = async (actions: object[]) => void (await bidi.send('input.performActions', { context, actions }))
    return {
      goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
      async run(expression) {
        const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return JSON.parse(result.value) as unknown
      },
      press: (x, y) => act(pressAt(x, y)),
      type: (text) => act(typed(text)),
      async picture() {
        const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      async close() {
        await end()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
})
