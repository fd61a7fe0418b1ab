import { lazy, type ComponentType } from 'react'

/** A page whose code is loaded when it is first shown. `name` is the page's export. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })))
