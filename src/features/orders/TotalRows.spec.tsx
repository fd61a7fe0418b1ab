import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TotalRows } from './TotalRows'

it('lists two fees with the same name', () => {
  const fees = [
    { name: 'Bag', amount: 10 },
    { name: 'Bag', amount: 15 },
  ]
  render(<TotalRows totals={{ currency: 'USD', subtotal: 100, discount: 0, tax: 0, fees, tip: 0, total: 125 }} />)
  expect(screen.getAllByText('Bag').map((name) => name.nextSibling?.textContent)).toEqual(['$0.10', '$0.15'])
})
