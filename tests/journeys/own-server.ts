import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from './shop'

/** A preview server of a test's own beside the one all share, with a folder for what it keeps. */
export class OwnServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  readonly url: string
  private process: ChildProcess | undefined

  constructor(
    private readonly port: number,
    private readonly env: (folder: string) => Record<string, string> = () => ({}),
  ) {
    this.url = `http://localhost:${port}`
  }

  async start() {
    const { folder, port, url } = this
    this.process = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--logLevel', 'warn'], {
      env: { ...process.env, PORT: String(port), SANDBOX_STATE: join(folder, 'state.json'), ...this.env(folder) },
      stdio: 'ignore',
    })
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 20_000 }).toBe(true)
  }

  /** At once, as a machine that loses its power. */
  async stop() {
    const ended = new Promise((resolve) => this.process!.once('exit', resolve))
    this.process!.kill('SIGKILL')
    await ended
  }

  /** For good: what it kept goes too. */
  async end() {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}
