import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LegalName } from '../../lib/legal'
import { Accepting } from './Accepting'

const { legal } = vi.hoisted(() => ({ legal: [] as [LegalName, string][] }))
vi.mock('virtual:brand', () => ({ legal }))
beforeEach(cleanup)

const IMPRINT: (typeof legal)[number] = ['imprint', '/legal/imprint']
const PRIVACY: (typeof legal)[number] = ['privacy', 'https://rossi.example/privacy']
const TERMS: (typeof legal)[number] = ['terms', '/legal/terms']

const WITHDRAWAL: (typeof legal)[number] = ['withdrawal', '/legal/withdrawal']

const show = (...pages: typeof legal) => {
  legal.splice(0, Infinity, ...pages)
  return render(<Accepting />).container
}

it('names terms and privacy policy, each in a tab of its own', () => {
  expect(show(IMPRINT, PRIVACY, TERMS).textContent).toBe('By ordering you accept our terms and privacy policy.')
  for (const [name, address] of [
    ['terms', '/legal/terms'],
    ['privacy policy', 'https://rossi.example/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(address)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noreferrer')
  }
})

it.each([
  ['only terms', [IMPRINT, TERMS], 'By ordering you accept our terms.'],
  ['only a privacy policy', [IMPRINT, PRIVACY], 'By ordering you accept our privacy policy.'],
  ['neither', [IMPRINT], ''],
  ['a right of withdrawal, too', [TERMS, WITHDRAWAL], 'By ordering you accept our terms. Right of withdrawal'],
  ['only a right of withdrawal', [IMPRINT, WITHDRAWAL], 'Right of withdrawal'],
] as const)('a restaurant with %s', (_, pages, text) => {
  expect(show(...(pages as unknown as typeof legal)).textContent).toBe(text)
})
