import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { t } from 'ttag'
import { loadCode } from '../lib/load-code'
import { notify } from '../lib/notify'

export type Load<Props> = () => Promise<ComponentType<Props>>
type Code<Props> = { Part: ComponentType<Props> | undefined; hasFailed: boolean; retry: () => void }

/**
 * Loads a part's code when it is first shown, and again when it is shown after a failure, which React's `lazy` would
 * remember for good.
 */
export function onDemand<Props>(load: Load<Props>, by: typeof loadCode = loadCode): () => Code<Props> {
  let arrived: ComponentType<Props> | undefined
  return function useCode() {
    const [state, setState] = useState(arrived ? 'loaded' : 'loading')
    // A layout effect: others wait until a view transition has ended.
    useLayoutEffect(() => {
      if (state !== 'loading') return
      let isShown = true
      const end = (next: string) => void (isShown && setState(next))
      by(load).then(
        (component) => {
          arrived = component
          end('loaded')
        },
        () => end('failed'),
      )
      return () => void (isShown = false)
    }, [state])
    return { Part: arrived, hasFailed: state === 'failed', retry: () => setState('loading') }
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
      const description = t`Please try again in a moment, or check your connection. Nothing you have chosen is lost.`
      notify.error(t`This part of the page could not be shown.`, { id: 'code', description })
      onClose()
    }, [hasFailed, onClose])
    return Part && <Part {...props} />
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
