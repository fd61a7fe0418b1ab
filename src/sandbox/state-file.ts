import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { emptyState, type State } from './state'

/** The state in a file: written whole to a neighbour and renamed, so that a crash leaves the old or the new one. */
export function stateFile(path: string) {
  let saved = ''
  return {
    read(): State {
      try {
        saved = readFileSync(path, 'utf8')
        return { ...emptyState(), ...(JSON.parse(saved) as Partial<State>) }
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
          console.warn(`The sandbox starts afresh: ${path} cannot be read.`)
        }
        return emptyState()
      }
    },
    write(state: State) {
      const text = JSON.stringify(state)
      if (text === saved) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, text)
      renameSync(`${path}.new`, path)
      saved = text
    },
  }
}
