import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog'

const prefersReduced = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
afterEach(() => vi.unstubAllGlobals())

function opened() {
  let end = () => {}
  const finished = new Promise<void>((resolve) => (end = resolve))
  Element.prototype.animate = () => ({ finished }) as unknown as Animation
  const { unmount } = render(<Dialog onClose={() => {}}>Noodles</Dialog>)
  return { unmount, end: async () => (end(), await finished, await Promise.resolve()) }
}

it('a dialog that is removed fades out where nobody can use it, and is gone', async () => {
  prefersReduced(false)
  const { unmount, end } = opened()
  expect(screen.getByRole('dialog').textContent).toBe('Noodles')
  unmount()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Noodles').closest('[aria-hidden=true]')).toHaveProperty('inert', true)
  await end()
  expect(screen.queryByText('Noodles')).toBeNull()
})

it('with reduced motion it is gone at once', () => {
  prefersReduced(true)
  opened().unmount()
  expect(screen.queryByText('Noodles')).toBeNull()
})
