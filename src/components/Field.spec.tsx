import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Field } from './Field'

it('the error of a field is announced, and describes the field', () => {
  const { rerender } = render(<Field label="Phone number" hint="With the area code" />)
  const field = screen.getByRole('textbox', { name: 'Phone number' })
  const region = screen.getByText('With the area code').closest('[aria-live]')
  rerender(<Field label="Phone number" error="Please enter a valid phone number." />)
  const error = screen.getByText('Please enter a valid phone number.')
  expect(error.closest('[aria-live=polite]')).toBe(region)
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  rerender(<Field label="Phone number" error="Please enter a valid phone number." quiet />)
  expect(region?.getAttribute('aria-live')).toBe('off')
})

it('a field with rows is one text area of at least that many lines', () => {
  const { container } = render(<Field label="Note" rows={2} defaultValue={'No nuts\nRing twice'} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  expect([field.rows, field.value, field.hasAttribute('type')]).toEqual([2, 'No nuts\nRing twice', false])
  expect(field.style.minBlockSize).toBe('2lh')
  expect(container.querySelectorAll('textarea')).toHaveLength(1)
})

it('a field takes the attributes and the ref of its input', () => {
  const attached = vi.fn<(element: HTMLInputElement | null) => void>()
  const { rerender } = render(<Field label="First name" defaultValue="Ada" maxLength={40} ref={attached} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' })
  expect(attached).toHaveBeenCalledExactlyOnceWith(input)
  expect([input.value, input.maxLength, input.placeholder.trim()]).toEqual(['Ada', 40, ''])
  rerender(<Field label="First name" defaultValue="Ada" maxLength={80} ref={attached} disabled />)
  expect([input.maxLength, input.disabled]).toEqual([80, true])
})
