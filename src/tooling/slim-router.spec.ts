import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slimmed } from './slim-router'

const PRODUCTION = 'node_modules/react-router/dist/production'
const [code = ''] = readdirSync(PRODUCTION)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(`${PRODUCTION}/${file}`, 'utf8'))
  .filter((text) => text.includes('function LinkWithRef'))

it('a link of React Router loses its prefetching, and no line moves', () => {
  const slim = slimmed(code)
  expect(code).toContain('= usePrefetchBehavior(')
  expect(slim).not.toContain('= usePrefetchBehavior(')
  expect(slim).not.toMatch(/prefetchHandlers|prefetchRef|shouldPrefetch &&/)
  expect(slim.split('\n').length).toBe(code.split('\n').length)
})

it('a React Router that is written otherwise stops the build', () => {
  expect(() => slimmed(code.replaceAll('usePrefetchBehavior', 'usePrefetching'))).toThrow('React Router has changed')
})
