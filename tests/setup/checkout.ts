import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { isPressable } from './pressable'

/** What a customer does and sees on the checkout. */
export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const place = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place order/ })
/** Waits until the order can be placed for this total. */
export const ready = (total: string) =>
  waitFor(() => expect([place().textContent, isPressable(place())]).toEqual([`Place order · ${total}`, true]))
/** The rows of the order's summary: 'Subtotal $27.00'. */
export const rows = () =>
  within(screen.getByRole('complementary', { name: 'Order summary' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
