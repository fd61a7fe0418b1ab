import type { Page } from '@playwright/test'
import { placings, Till } from './ordering'
import { expect, test, type Sandbox } from './shop'

/** The lines that the browser and the client log for a refusal. */
test.use({ expected: [/409|Failed to place your order/] })

type Kitchen = { page: Page; till: Till; sandbox: Sandbox }
type Change = {
  what: string
  before?: (kitchen: Kitchen) => Promise<unknown>
  happens: (kitchen: Kitchen) => Promise<unknown>
  words: string
  /** How the customer resolves it. */
  remedy: (kitchen: Kitchen) => Promise<unknown>
  /** The total on the button at the end, in minor units. */
  total: number
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const time = (page: Page) => page.getByRole('combobox', { name: 'Time' })

/** The other changes and their messages: refused.spec.tsx of the checkout. */
const changes: Change[] = [
  {
    what: 'F15 a price that went up',
    happens: ({ sandbox }) => sandbox.scenario({ name: 'price-up', itemId: 'tamarind-lemonade', by: 30 }),
    words: 'The price of Tamarind lemonade has changed. $4.50 $4.80',
    remedy: ({ page }) => button(page, 'Accept $4.80').click(),
    total: 2493,
  },
  {
    what: 'a time that was taken',
    before: async ({ page, till }) => {
      const [, , , , wanted] = await till.counter.times('PICKUP')
      await page.getByRole('radio', { name: 'Choose a time' }).check()
      await time(page).selectOption(wanted!)
    },
    happens: async ({ sandbox, till, page }) => {
      const startsAt = await time(page).inputValue()
      expect(await till.counter.times('PICKUP')).toContain(startsAt)
      await sandbox.scenario({ name: 'slot-full', startsAt })
    },
    words: 'The time you chose has just been taken.',
    remedy: async ({ page, till }) => {
      const taken = await time(page).inputValue()
      await button(page, 'Take the next free time').click()
      const free = await till.counter.times('PICKUP')
      await expect(time(page)).toHaveValue(free[4]!)
      expect(free[4]).not.toBe(taken)
    },
    total: 2395,
  },
]

for (const { what, before, happens, words, remedy, total } of changes) {
  test(
    `${what} while the order is placed is refused and explained; the shown total is then charged`,
    { tag: '@variant' },
    async ({ page, customer, sandbox }) => {
      const till = new Till(page)
      const kitchen = { page, till, sandbox }
      await till.open(customer)
      await before?.(kitchen)
      await page.getByLabel('Note for the kitchen').fill('No ice')
      await expect(till.place).toBeEnabled()
      await happens(kitchen)
      await till.press()
      await expect(page.getByText(words)).toBeVisible()
      expect(await placings(sandbox)).toEqual([409])
      expect(await till.counter.orders()).toEqual([])
      await expect(page.getByLabel('Note for the kitchen')).toHaveValue('No ice')

      await remedy(kitchen)
      const named = await till.press()
      expect(named).toBe(total)
      await expect(page.getByText('To pay')).toBeVisible()
      expect(await placings(sandbox)).toEqual([409, 201])
      expect(await till.counter.orders()).toMatchObject([{ note: 'No ice', totals: { total: named } }])
      await till.pay()
      await expect(page.getByTestId('order-number')).toHaveText('1042')
    },
  )
}
