import { useCallback, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { t } from 'ttag'
import { loadCode } from '../lib/load-code'
import { notify } from '../lib/notify'
import { ErrorState } from './PageState'

type Load<Props> = () => Promise<ComponentType<Props>>
type Code<Props> = { Part: ComponentType<Props> | undefined; hasFailed: boolean; retry: () => void }

/**
 * Loads a part's code when it is first shown, and again when it is shown after a failure, which React's `lazy` would
 * remember for good.
 */
function onDemand<Props>(load: Load<Props>, by: typeof loadCode = loadCode): () => Code<Props> {
  let arrived: ComponentType<Props> | undefined
  return function useCode() {
    const [Part, setPart] = useState(() => arrived)
    const [failures, setFailures] = useState(0)
    const [tries, setTries] = useState(0)
    // A layout effect: others wait until a view transition has ended.
    useLayoutEffect(() => {
      if (arrived) return
      let isShown = true
      by(load).then(
        (component) => {
          arrived = component
          if (isShown) setPart(() => component)
        },
        () => isShown && setFailures((count) => count + 1),
      )
      return () => void (isShown = false)
    }, [tries])
    const retry = useCallback(() => setTries((count) => count + 1), [])
    return { Part, hasFailed: failures > tries, retry }
  }
}

/** A dialog that a tap opens. When its code cannot be loaded, a toast says so and it closes: a tap tries again. */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const useCode = onDemand(load)
  return function LazyDialog(props: Props) {
    const { Part, hasFailed } = useCode()
    const { onClose } = props
    useEffect(() => {
      if (!hasFailed) return
      notify.error(t`This could not be loaded. Please check your connection and try again.`, { id: 'code' })
      onClose()
    }, [hasFailed, onClose])
    return Part && <Part {...props} />
  }
}

/** A part of a page. `fallback` stands in its place until its code has loaded, an error to try again if that fails. */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  const useCode = onDemand(load)
  return function LazyPart(props: Props) {
    const { Part, hasFailed, retry } = useCode()
    if (Part) return <Part {...props} />
    return hasFailed ? <ErrorState title={t`This could not be loaded`} onRetry={retry} page={false} /> : fallback
  }
}

/**
 * A part that a page works without: while its code cannot be loaded, nothing takes its place. It is tried again when
 * the device is online again. @param by `loadIfThere` for what is not worth a reload
 */
export function optional<Props extends object>(load: Load<Props>, by?: typeof loadCode) {
  const useCode = onDemand(load, by)
  return function Optional(props: Props) {
    const { Part, hasFailed, retry } = useCode()
    useEffect(() => {
      if (!hasFailed) return
      window.addEventListener('online', retry, { once: true })
      return () => window.removeEventListener('online', retry)
    }, [hasFailed, retry])
    return Part && <Part {...props} />
  }
}
