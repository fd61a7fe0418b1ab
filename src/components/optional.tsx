import { lazy, type ComponentType } from 'react'

/** Code that a page works without: if it cannot be loaded, nothing takes its place until the next page load. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  )
