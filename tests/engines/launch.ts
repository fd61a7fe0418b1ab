import { spawn } from 'node:child_process'

/** How long, in ms, a program may take to start and to end. */
const START = 60_000
const END = 10_000

/**
 * Starts a program, and waits until it prints what is looked for.
 * @returns the group of that, and what ends the program
 */
export async function launch(
  binary: string,
  args: string[],
  looksFor: RegExp | null,
  env: Record<string, string> = {},
) {
  // What nobody reads would fill its pipe, and stop the program.
  const output = looksFor ? 'pipe' : 'ignore'
  const child = spawn(binary, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output, output] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // An interrupted run leaves nothing behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const end = async () => {
    process.off('exit', kill)
    const timer = setTimeout(kill, END)
    child.kill()
    await ended
    clearTimeout(timer)
  }
  let printed = ''
  const found = await new Promise<string>((resolve, reject) => {
    if (!looksFor) return void child.once('spawn', () => resolve(''))
    const fail = (why: string) => reject(new Error(`${binary} ${why}: ${printed}`))
    const timer = setTimeout(() => fail('does not start'), START)
    child.once('error', ({ message }) => fail(message))
    child.once('exit', () => fail('has ended'))
    for (const stream of child.stdio.slice(1)) {
      stream?.on('data', (chunk) => {
        printed += String(chunk)
        const [, group] = looksFor.exec(printed) ?? []
        if (group === undefined) return
        clearTimeout(timer)
        resolve(group)
      })
    }
  })
  return { found, end }
}
