import { lazy, Suspense } from 'react'

const Panel = lazy(() =>
  import('@tanstack/react-query-devtools/production').then((module) => ({ default: module.ReactQueryDevtools })),
)

const KEY = 'devtools'

/** Shown in development, and in a production build when asked for with `?devtools`. */
const isWanted = () => import.meta.env.DEV || new URLSearchParams(window.location.search).has(KEY)

/** The cache inspector. Its code is loaded only when it is shown. */
export const Devtools = () =>
  isWanted() ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null
