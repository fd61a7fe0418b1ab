import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { isPressable } from './pressable'

/** What a customer does and sees on the checkout. */
export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
export const place = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place order/ })
/** Whether a press places the order. While something is missing, the button is described by it and leads there. */
export const canOrder = () => isPressable(place()) && !place().hasAttribute('aria-describedby')
/** Waits until the order can be placed, for this total or any. */
export const ready = (total?: string) =>
  waitFor(() => {
    if (total) expect(place().textContent).toBe(`Place order · ${total}`)
    else expect(place().textContent).toMatch(/^Place order · \$/)
    expect(canOrder()).toBe(true)
  })
export const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
/** The rows of the order's summary: 'Subtotal $27.00'. */
export const rows = () =>
  summary()
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
