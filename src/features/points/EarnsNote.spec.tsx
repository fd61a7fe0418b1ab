import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EarnsNote } from './EarnsNote'

const program = { name: 'Row points', earns: { points: 3, per: 100 }, rewards: [] }

it.each([
  [1999, true, 'This order earns 57 points.'],
  [1999, false, 'Sign in and this order earns 57 points.'],
  [99, true, ''],
])('a cart of %i, signed in: %s, says: %s', (subtotal, isSignedIn, said) => {
  const { container } = render(<EarnsNote program={program} subtotal={subtotal} isSignedIn={isSignedIn} />)
  expect(container.textContent).toBe(said)
})

it('nothing is said where there is no program', () => {
  const { container } = render(<EarnsNote program={null} subtotal={5000} isSignedIn />)
  expect(container.textContent).toBe('')
})
