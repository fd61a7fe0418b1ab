import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Totals } from '../../api/types'
import { TotalRows } from './TotalRows'

it('lists two fees with the same name', () => {
  const fees = [
    { name: 'Bag', amount: 10 },
    { name: 'Bag', amount: 15 },
  ]
  render(<TotalRows totals={{ currency: 'USD', subtotal: 100, discount: 0, tax: 0, fees, tip: 0, total: 125 }} />)
  expect(screen.getAllByText('Bag').map((name) => name.nextSibling?.textContent)).toEqual(['$0.10', '$0.15'])
})

const TOTALS = { currency: 'EUR', subtotal: 2000, discount: 0, fees: [{ name: 'Delivery fee', amount: 250 }], tip: 100 }
const FOOD = { percent: 7, taxable: 1000, tax: 70 }
const DRINKS = { percent: 19, taxable: 1000, tax: 190 }
const rowsOf = (more: Partial<Totals>) => {
  const { container } = render(<TotalRows totals={{ ...TOTALS, tax: 0, total: 2610, ...more }} />)
  return [...container.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map((one) => one.textContent).join(' '),
  )
}
const BEFORE = ['Subtotal €20.00']
const AFTER = ['Delivery fee €2.50', 'Tip €1.00', 'Total €26.10']

it.each<[string, Partial<Totals>, string[]]>([
  ['one rate as the tax alone', { tax: 70, taxes: [FOOD] }, [...BEFORE, 'Tax €0.70', ...AFTER]],
  ['no rates as the tax alone', { tax: 70 }, [...BEFORE, 'Tax €0.70', ...AFTER]],
  ['added rates each', { tax: 260, taxes: [FOOD, DRINKS] }, [...BEFORE, 'Tax 7% €0.70', 'Tax 19% €1.90', ...AFTER]],
  [
    'rates that the prices contain at the end',
    { tax: 260, taxes: [FOOD, DRINKS], taxIncluded: true },
    [...BEFORE, ...AFTER, 'Tax 7% included €0.70', 'Tax 19% included €1.90'],
  ],
  [
    'no rate of nothing',
    { tax: 260, taxes: [{ percent: 0, taxable: 0, tax: 0 }, FOOD, { percent: 8.875, taxable: 1, tax: 0 }] },
    [...BEFORE, 'Tax 7% €0.70', 'Tax 8.875% €0.00', ...AFTER],
  ],
  [
    'one included rate as that rate',
    { tax: 70, taxes: [FOOD], taxIncluded: true },
    [...BEFORE, ...AFTER, 'Tax 7% included €0.70'],
  ],
  ['an included tax without rates alone', { tax: 70, taxIncluded: true }, [...BEFORE, ...AFTER, 'Tax included €0.70']],
  [
    'nothing of a tax that is none',
    { taxIncluded: true, taxes: [{ percent: 0, taxable: 2000, tax: 0 }] },
    [...BEFORE, ...AFTER],
  ],
  [
    'no tax where there is none, as in Kuwait',
    { taxes: [{ percent: 0, taxable: 2000, tax: 0 }] },
    [...BEFORE, ...AFTER],
  ],
  [
    'deposits between fees and tip',
    { deposit: 50 },
    [...BEFORE, 'Tax €0.00', 'Delivery fee €2.50', 'Deposit €0.50', ...AFTER.slice(1)],
  ],
])('shows %s', (_name, more, rows) => expect(rowsOf(more)).toEqual(rows))
