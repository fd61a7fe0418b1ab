import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Button, LinkButton } from './Button'

const onClick = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' })

it('a button runs its action, and does not submit unless told to', () => {
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Place order</Button>
    </form>,
  )
  fireEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-busy')).toBe('false')
})

it('a button submits when told to', () => {
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Place order</Button>
    </form>,
  )
  fireEvent.click(button())
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('a button cannot be pressed while disabled', () => {
  render(
    <Button disabled onClick={onClick}>
      Place order
    </Button>,
  )
  fireEvent.click(button())
  expect(onClick).not.toHaveBeenCalled()
  expect(button().disabled).toBe(true)
})

it.each(['loading', 'blocked'])(
  'F63 a button cannot be pressed while %s, by itself or from a field, and keeps its text and the focus',
  (state) => {
    const form = (on: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" {...{ [state]: on }} onClick={onClick}>
          Place order
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    button().focus()
    rerender(form(true))
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
  render(
    <MemoryRouter>
      <LinkButton to="/menu">Order Now</LinkButton>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe('/menu')
})
