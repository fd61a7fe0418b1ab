import type { ReactElement, ReactNode } from 'react'
import { createRoutesFromElements } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'

vi.mock('virtual:brand', async (original) => ({
  ...(await original<object>()),
  legal: [
    ['imprint', '/legal/imprint'],
    ['privacy', 'https://rossi.example/privacy'],
  ],
}))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function paths() {
  const { RouteTable } = await import('./AppRoutes')
  const table = RouteTable() as ReactElement<{ children: ReactNode }>
  return createRoutesFromElements(table.props.children).map(({ path }) => path)
}

it('the legal pages of the restaurant are routes, but not those it has elsewhere or not at all', async () => {
  vi.stubEnv('LEGAL', 'true')
  expect((await paths()).filter((path) => path?.startsWith('/legal'))).toEqual(['/legal/imprint'])
})

it('a shop without legal pages has no routes for them', async () => {
  expect((await paths()).filter((path) => path?.startsWith('/legal'))).toEqual([])
})
