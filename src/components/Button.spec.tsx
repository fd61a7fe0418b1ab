import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Button, LinkButton } from './Button'

const onClick = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' })
const form = (props: object) => (
  <form onSubmit={onSubmit}>
    <Button {...props} onClick={onClick}>
      Place order
    </Button>
  </form>
)

it.each([
  ['runs its action, and does not submit unless told to', {}, [1, 0, 'false', false]],
  ['submits when told to', { type: 'submit' }, [1, 1, 'false', false]],
  ['cannot be pressed while disabled', { type: 'submit', disabled: true }, [0, 0, 'false', true]],
])('a button %s', (_, props, expected) => {
  render(form(props))
  fireEvent.click(button())
  const calls = [onClick, onSubmit].map(({ mock }) => mock.calls.length)
  expect([...calls, button().getAttribute('aria-busy'), button().disabled]).toEqual(expected)
})

it.each(['loading', 'blocked'])(
  'F63 a button cannot be pressed while %s, by itself or from a field, and keeps its text and the focus',
  (state) => {
    const { rerender } = render(form({ type: 'submit' }))
    button().focus()
    rerender(form({ type: 'submit', [state]: true }))
    fireEvent.click(button())
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button())
    expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
      String(state === 'loading'),
      'true',
    ])
  },
)

it('a button that leads somewhere is a link', () => {
  render(<LinkButton to="/menu">Order Now</LinkButton>, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe('/menu')
})
