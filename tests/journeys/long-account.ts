import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { State } from '../../src/sandbox/state'
import { Counter, SNACK } from './ordering'
import type { PreviewServer } from './preview-server'
import { expect, type Customer } from './shop'

export const ORDERS = 1000
export const ADDRESSES = 200
const DAY = 86_400_000

const earlier = (instant: string, days: number) => new Date(Date.parse(instant) - days * DAY).toISOString()
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

/** Gives the only customer of a sandbox, who has one order, a history of many years. */
function growOld(folder: string) {
  const path = join(folder, 'state.json')
  const state = JSON.parse(readFileSync(path, 'utf8')) as State
  const [last] = state.orders
  if (!last?.receivedAt) throw new Error('There is no order that was received')
  const { placedAt, receivedAt, fulfilment } = last
  const before = times(ORDERS - 1, (index) => {
    const days = ORDERS - 1 - index
    return {
      ...last,
      id: `ord_${days}`,
      number: String(10_000 - days),
      placedAt: earlier(placedAt, days),
      receivedAt: receivedAt - days * DAY,
      fulfilment: { ...fulfilment, readyAt: earlier(fulfilment.readyAt, days) },
    }
  })
  const address = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }
  const addresses = times(ADDRESSES, (index) => ({
    id: `adr_${index}`,
    label: `Place ${index}`,
    isDefault: index === 0,
    deliverable: index % 3 > 0,
    address,
  }))
  const grown: State = { ...state, orders: [...before, last], addresses: { [last.customerId]: addresses } }
  writeFileSync(path, JSON.stringify(grown))
}

/** A customer with a long past, signed in; nothing of the shop is open yet. */
export async function arriveOld(page: Page, customer: Customer, server: PreviewServer) {
  await customer.storeSession()
  await new Counter(page).order(SNACK, 'AT_RESTAURANT')
  await server.stop()
  growOld(server.folder)
  await server.start()
}

/** Loads the given number of rows of a list, page by page, as fast as the button allows. */
export async function readPages(page: Page, of: string, count: number) {
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(page.getByRole('button', { name: `Show more ${of}` })).toBeEnabled()
  await page.waitForFunction(
    ([name, wanted]) => {
      if (document.querySelectorAll('main [role=listitem], main li').length >= wanted) return true
      const more = [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === name)
      if (more?.getAttribute('aria-disabled') !== 'true') more?.click()
      return false
    },
    [`Show more ${of}`, count] as const,
  )
  await expect(rows).toHaveCount(count)
}
