import { useEffect, useRef, useState } from 'react'
import { formOpened, valuesBefore } from './kept-values'
import { recordOf } from './storage'
import { useHydrated } from './use-hydrated'

/** The values of `kept` that `initial` has, too, with the same type; the others as in `initial`. */
function restored<Values extends object>(initial: Values, kept: unknown): Values {
  const known = recordOf(kept)
  const entries = Object.entries(initial).map(([key, value]: [string, unknown]) => {
    const own = Object.hasOwn(known, key) ? known[key] : undefined
    return [key, typeof own === typeof value ? own : value]
  })
  return Object.fromEntries(entries) as Values
}

/** What a form starts with: what it held before our own reload (lib/reload-once), else `initial`. */
export function useValuesBefore<Values extends object>(name: string, initial: Values): Values {
  return useState(() => restored(initial, valuesBefore(name)))[0]
}

/** Keeps what a form holds over our own reload. `read` is asked right before it. */
export function useKeptValues(name: string, read: () => object): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => formOpened(name, () => latest.current()), [name])
}

/** The text of one field, kept over our own reload. It is put back once the page is hydrated. */
export function useKeptText(name: string, initial = ''): [text: string, setText: (text: string) => void] {
  const [typed, setText] = useState<string | null>(null)
  const before = restored({ text: initial }, valuesBefore(name)).text
  const isHydrated = useHydrated()
  const text = typed ?? (isHydrated ? before : initial)
  useKeptValues(name, () => ({ text }))
  return [text, setText]
}
