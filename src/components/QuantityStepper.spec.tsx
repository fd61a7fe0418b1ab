import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QuantityStepper } from './QuantityStepper'

const onChange = vi.fn<(value: number) => void>()

const LABELS = { label: 'Quantity', increaseLabel: 'Increase quantity', decreaseLabel: 'Decrease quantity' }
const outside = { set: (_value: number) => {} }
function Stepper({ start, max = 3, refuses = false }: { start: number; max?: number; refuses?: boolean }) {
  const [value, setValue] = useState(start)
  useEffect(() => void (outside.set = setValue), [])
  const change = (next: number) => {
    onChange(next)
    if (!refuses) setValue(next)
  }
  return <QuantityStepper {...LABELS} value={value} min={1} max={max} onChange={change} />
}
const show = (start: number) => render(<Stepper start={start} />)
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' })
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' })
const value = () => within(screen.getByRole('group', { name: 'Quantity' })).getByRole('status').textContent

it('the stepper goes up and down by one, announces its value, and never submits the form around it', () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Stepper start={2} />
    </form>,
  )
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  expect(value()).toBe('2')
  const values = [more(), less()].map((button) => {
    fireEvent.click(button)
    return value()
  })
  expect(values).toEqual(['3', '2'])
  expect(onChange.mock.calls).toEqual([[3], [2]])
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  ['the least', 1, 'less'],
  ['the most', 3, 'more'],
  ['less than the least', 0, 'less'],
  ['more than the most', 9, 'more'],
] as const)('F16 the stepper at %s can only go back', (_, start, blocked) => {
  show(start)
  const [still, free] = blocked === 'less' ? [less(), more()] : [more(), less()]
  expect([still, free].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false'])
  still.focus()
  fireEvent.click(still)
  expect(onChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(still)
})

describe('the stepper in a page that paints', () => {
  const frames: (() => void)[] = []
  /** Paints a frame, and lets what waited for it run. */
  const paint = () =>
    act(() => {
      frames.splice(0).forEach((frame) => frame())
      vi.runOnlyPendingTimers()
    })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  })
  afterEach(() => void vi.useRealTimers())

  it('shows every tap at once and reports their sum once, after the paint', () => {
    render(<Stepper start={1} max={9} />)
    for (const button of [more(), more(), less(), more()]) fireEvent.click(button)
    expect(value()).toBe('3')
    expect(onChange).not.toHaveBeenCalled()
    paint()
    expect(onChange.mock.calls).toEqual([[3]])
    fireEvent.click(more())
    expect(value()).toBe('4')
    paint()
    paint()
    expect(onChange.mock.calls).toEqual([[3], [4]])
    expect(value()).toBe('4')
  })

  it('reports no taps that cancel out, and then shows the value from outside', () => {
    render(<Stepper start={2} />)
    fireEvent.click(more())
    fireEvent.click(less())
    paint()
    paint()
    expect(onChange).not.toHaveBeenCalled()
    act(() => outside.set(1))
    expect(value()).toBe('1')
  })

  it.each(['click', 'keyDown'] as const)('reports a tap before a %s elsewhere, which may need the value', (event) => {
    const seen: string[] = []
    function Form() {
      const [quantity, setQuantity] = useState(1)
      const add = { [event === 'click' ? 'onClick' : 'onKeyDown']: () => seen.push(`Add ${quantity}`) }
      return (
        <>
          <QuantityStepper {...LABELS} value={quantity} min={1} max={9} onChange={setQuantity} />
          <button type="button" {...add}>
            Add
          </button>
        </>
      )
    }
    render(<Form />)
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent[event](screen.getByRole('button', { name: 'Add' }))
    expect(seen).toEqual(['Add 3'])
    paint()
    paint()
    expect(value()).toBe('3')
  })

  it.each<[string, Parameters<typeof Stepper>[0], number, () => void, string, number, string]>([
    [
      'adds a tap to a value that has changed meanwhile',
      ...([{ start: 1, max: 9 }, 1] as const),
      () => act(() => outside.set(5)),
      ...(['2', 6, '6'] as const),
    ],
    ['goes back when the change is refused', { start: 1, refuses: true }, 1, () => {}, '2', 2, '1'],
    ['takes no more taps at its limit', { start: 2 }, 2, () => {}, '3', 3, '3'],
  ])('%s', (_, props, taps, happens, shown, reported, left) => {
    render(<Stepper {...props} />)
    for (let tap = 0; tap < taps; tap++) fireEvent.click(more())
    happens()
    expect(value()).toBe(shown)
    paint()
    paint()
    expect(onChange.mock.calls).toEqual([[reported]])
    expect(value()).toBe(left)
  })
})
