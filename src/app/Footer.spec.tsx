import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createShop, quiet } from '../../tests/setup/shop'
import { Footer } from './Footer'

vi.mock('virtual:brand', async (original) => ({
  ...(await original<object>()),
  legal: [
    ['imprint', '/legal/imprint'],
    ['privacy', 'https://rossi.example/privacy'],
    ['withdrawal', '/legal/withdrawal'],
  ],
}))
afterEach(() => vi.unstubAllEnvs())

const open = async () => {
  createShop().show(<Footer />)
  await quiet()
}

it('lists the legal pages that the restaurant has, here and elsewhere', async () => {
  vi.stubEnv('LEGAL', 'true')
  await open()
  const links = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Imprint', '/legal/imprint'],
    ['Privacy', 'https://rossi.example/privacy'],
    ['Right of withdrawal', '/legal/withdrawal'],
  ])
})

it('says nothing of legal pages in a shop without any', async () => {
  await open()
  expect(screen.queryByText('Legal')).toBeNull()
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})
