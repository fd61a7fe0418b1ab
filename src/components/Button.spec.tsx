import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Button, LinkButton } from './Button'

const onClick = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' })

it('does what it says, and does not submit unless told to', () => {
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

it('submits when told to', () => {
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Place order</Button>
    </form>,
  )
  fireEvent.click(button())
  expect(onSubmit).toHaveBeenCalledOnce()
})

it.each([
  ['loading', { loading: true }],
  ['loading, whatever else is said', { loading: true, disabled: false }],
  ['disabled', { disabled: true }],
])('cannot be pressed while %s, and keeps its words', (_, state) => {
  render(
    <Button {...state} onClick={onClick}>
      Place order
    </Button>,
  )
  fireEvent.click(button())
  expect(onClick).not.toHaveBeenCalled()
  expect(button().disabled).toBe(true)
  expect(button().getAttribute('aria-busy')).toBe(String('loading' in state))
})

it('that leads somewhere is a link', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/menu">Order Now</LinkButton>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe('/menu')
})
