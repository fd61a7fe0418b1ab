import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PRODUCTION = resolve('node_modules/react-router/dist/production')

/** What a link does to prefetch data and to discover routes, which only React Router's own server needs. */
const PREFETCH: [pattern: RegExp, instead: string][] = [
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/, ''],
  [/return shouldPrefetch && .+ : link;/, 'return link;'],
]
const NAME_FOR_DEVTOOLS = /^\w+\.displayName = "\w+";$/gm
const COMPONENT = /= (React\d*\.forwardRef\()/g

/** No line moves, so the source map stays right. */
const replaced = (code: string, pattern: RegExp, instead: string) =>
  code.replace(pattern, (found) => instead + found.replace(/[^\n]/g, ''))

/**
 * React Router's file with its links, without the code that only runs with React Router's own server.
 * @throws Error when a new version of the library does not have that code
 */
export function slimmed(code: string): string {
  const slim = PREFETCH.reduce((text, [pattern, instead]) => {
    if (!pattern.test(text)) throw new Error(`React Router has changed: ${String(pattern)} is not in its Link.`)
    return replaced(text, pattern, instead)
  }, code)
  return slim.replace(NAME_FOR_DEVTOOLS, '').replace(COMPONENT, '= /* @__PURE__ */ $1')
}

/**
 * Builds with React Router's production files, which its package does not name: its warnings are not for customers.
 * Marks its components as free of side effects, so that those we do not use are left out, and takes prefetching out of
 * its links, seven hooks each: 3 kB of the first load.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: {
          'react-router/dom': `${PRODUCTION}/dom-export.mjs`,
          'react-router': `${PRODUCTION}/index.mjs`,
        },
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/, code: /function LinkWithRef/ },
      handler: (code) => ({ code: slimmed(code), map: null }),
    },
  }
}
