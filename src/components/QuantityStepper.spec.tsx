import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { QuantityStepper } from './QuantityStepper'

const onChange = vi.fn<(value: number) => void>()

function Stepper({ start }: { start: number }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return (
    <QuantityStepper
      label="Quantity"
      increaseLabel="Increase quantity"
      decreaseLabel="Decrease quantity"
      value={value}
      min={1}
      max={3}
      onChange={change}
    />
  )
}
const show = (start: number) => render(<Stepper start={start} />)
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' })
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' })
const value = () => within(screen.getByRole('group', { name: 'Quantity' })).getByRole('status').textContent

it('goes up and down by one', () => {
  show(2)
  expect(value()).toBe('2')
  fireEvent.click(more())
  expect(value()).toBe('3')
  fireEvent.click(less())
  expect(value()).toBe('2')
  expect(onChange.mock.calls).toEqual([[3], [2]])
})

it.each([
  ['the least', 1, 'less'],
  ['the most', 3, 'more'],
  ['less than the least', 0, 'less'],
  ['more than the most', 9, 'more'],
] as const)('F16 at %s it can only go back', (_, start, blocked) => {
  show(start)
  const [still, free] = blocked === 'less' ? [less(), more()] : [more(), less()]
  expect([still, free].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false'])
  still.focus()
  fireEvent.click(still)
  expect(onChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(still)
})

it('says its value when it changes, and never submits a form it stands in', () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Stepper start={1} />
    </form>,
  )
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  fireEvent.click(more())
  expect(onSubmit).not.toHaveBeenCalled()
})
