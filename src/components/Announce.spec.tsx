import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Announce } from './Announce'

it('an announcement is empty at first, then holds each change, also back to an earlier text', () => {
  const { rerender } = render(<Announce text="Total $5.00" />)
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('')
  rerender(<Announce text="Total $5.00" />)
  expect(said()).toBe('')
  rerender(<Announce text="Total $6.00" />)
  expect(said()).toBe('Total $6.00')
  rerender(<Announce text="Total $5.00" />)
  expect(said()).toBe('Total $5.00')
})
