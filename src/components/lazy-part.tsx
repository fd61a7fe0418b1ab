import type { ReactNode } from 'react'
import { t } from 'ttag'
import { onDemand, type Load } from './lazy'
import { ErrorState } from './PageState'

/** A part of a page. `fallback` stands in its place until its code has loaded, an error to try again if that fails. */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  const useCode = onDemand(load)
  return function LazyPart(props: Props) {
    const { Part, hasFailed, retry } = useCode()
    if (Part) return <Part {...props} />
    return hasFailed ? (
      <ErrorState title={t`This part of the page could not be shown.`} onRetry={retry} page={false} />
    ) : (
      fallback
    )
  }
}
