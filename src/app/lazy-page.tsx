import { createElement, lazy, Suspense, useState, type ComponentType } from 'react'
import { LoadingPage } from '../components/PageState'
import { loadCode } from '../lib/load-code'
import { delay } from '../lib/delay'

const failures = new Set<() => void>()

/** Recreates the lazy components that failed, before a retry: React caches the failure of one forever. */
export function renewFailedPages(): void {
  for (const renew of failures) renew()
  failures.clear()
}

export type LazyPage = ComponentType & {
  /** Fetches the code ahead of need, so that the page renders at once. Resolves with whether it has loaded. */
  preload: () => Promise<boolean>
}

/** How long, in ms, the previous page stays while the next one's code loads. Then `LoadingPage` is shown. */
const LOADING_DELAY = 200

/**
 * A page whose code is loaded when it is first shown. `name` is the page's export. When the code cannot be loaded, as
 * after a deploy, the page is reloaded once.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  let arrived: ComponentType | undefined
  const keep = (module: Record<Name, ComponentType>) => {
    arrived = module[name]
    return { default: module[name] }
  }
  const preload = () => load().then(keep, () => undefined)

  /** The page as soon as its code has loaded; after LOADING_DELAY, a loading state until then. */
  const make = () => {
    const code = lazy<ComponentType>(() => loadCode(load).then(keep, keepFailure))
    const Waiting = () => <Suspense fallback={<LoadingPage />}>{createElement(code)}</Suspense>
    return lazy<ComponentType>(async () => {
      await Promise.race([preload(), delay(LOADING_DELAY)])
      return { default: arrived ?? Waiting }
    })
  }
  let Later = make()
  function keepFailure(cause: unknown): never {
    failures.add(() => {
      Later = make()
    })
    throw cause
  }

  function Page() {
    const [Chosen] = useState((): ComponentType => arrived ?? Later)
    return <Chosen />
  }
  return Object.assign(Page, { preload: async () => (await preload()) !== undefined })
}
