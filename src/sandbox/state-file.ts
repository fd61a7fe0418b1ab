import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { t } from 'ttag'
import { emptyState, type State } from './state'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Whether a stored value has the shape of the state. Parts of it may be missing. */
function isState(kept: unknown): kept is Partial<State> {
  const whole: Record<string, unknown> = { ...emptyState(), ...(kept as Partial<State>) }
  const isOfKind = ([name, empty]: [string, unknown]) => kindOf(whole[name]) === kindOf(empty)
  return kindOf(kept) === 'object' && Object.entries(emptyState()).every(isOfKind)
}

/**
 * Stores the state in a file. Writes a new file and renames it, so that a crash leaves the old or the new state. Where
 * it cannot be written the sandbox goes on without it, and says so once.
 */
export function stateFile(path: string) {
  let saved = ''
  let isUnsaved = false
  return {
    read(): State {
      try {
        saved = readFileSync(path, 'utf8')
        const kept: unknown = JSON.parse(saved)
        if (!isState(kept)) throw new TypeError('This is not the state')
        return { ...emptyState(), ...kept }
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
          console.warn(t`The sandbox starts afresh: ${path} cannot be read.`)
        }
        return emptyState()
      }
    },
    write(state: State) {
      const text = JSON.stringify(state)
      if (text === saved) return
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(`${path}.new`, text)
        renameSync(`${path}.new`, path)
        saved = text
      } catch (cause) {
        if (!isUnsaved) {
          const { code } = cause as NodeJS.ErrnoException
          console.warn(
            t`${path} cannot be written (${code}): orders are lost when the sandbox ends. Name another file in SANDBOX_STATE.`,
          )
        }
        isUnsaved = true
      }
    },
  }
}
