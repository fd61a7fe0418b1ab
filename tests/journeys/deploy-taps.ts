import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'

const MENU = '/menu?menu=all-day#drinks'
const TEA = '/menu/all-day/section/drinks/item/bubble-tea'

/** A tap that loads code. */
export type Tap = {
  name: string
  /** The address, with and without a fragment. */
  at: string
  isCustomer?: true
  /** What the customer types or chooses first. */
  first?: (page: Page) => Promise<unknown>
  pressed: (page: Page) => Locator
  /** What the tap shows. */
  shown: (page: Page) => Locator
  /** Checks that nothing of `first` is lost. */
  left?: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const dialog =
  (name: string | RegExp = /./) =>
  (page: Page) =>
    page.getByRole('dialog', { name })
const note = (page: Page) => page.getByLabel('Special instructions')
const toKitchen = (page: Page) => page.getByRole('textbox', { name: /^Note/ })

export const TAPS: Tap[] = [
  {
    name: 'a guest’s Add',
    at: MENU,
    pressed: button('Add Charred corn ribs to cart'),
    shown: dialog('Login Required'),
  },
  {
    name: 'Add on a dish with choices',
    at: TEA,
    first: async (page) => {
      await page.getByLabel(/Oat milk/).check()
      await note(page).fill('No straw')
    },
    pressed: button(/^Add to cart/),
    shown: dialog('Login Required'),
    left: async (page) => {
      await expect(page.getByLabel(/Oat milk/)).toBeChecked()
      await expect(note(page)).toHaveValue('No straw')
    },
  },
  {
    name: 'Send code',
    at: '/login',
    first: (page) => page.getByLabel('Phone number').fill('+12125550142'),
    pressed: button('Send code'),
    shown: (page) => page.getByText('Enter the code we sent to'),
  },
  { name: 'the search', at: MENU, pressed: button('Search menu...'), shown: dialog() },
  { name: 'When', at: '/menu#drinks', pressed: button(/^Pickup/), shown: dialog() },
  { name: 'Order together', at: '/cart', isCustomer: true, pressed: button('Order together'), shown: dialog() },
  { name: 'Clear cart', at: '/cart#lines', isCustomer: true, pressed: button('Clear cart'), shown: dialog() },
  {
    name: 'Delivery',
    at: '/checkout',
    isCustomer: true,
    first: (page) => toKitchen(page).fill('Ring twice'),
    pressed: (page) => page.getByRole('radio', { name: 'Delivery' }),
    shown: (page) => page.getByLabel('Street and number'),
    left: (page) => expect(toKitchen(page)).toHaveValue('Ring twice'),
  },
  {
    name: 'Delete account',
    at: '/account/profile',
    isCustomer: true,
    first: (page) => page.getByLabel('First name').fill('Augusta'),
    pressed: button('Delete account'),
    shown: dialog(),
    left: (page) => expect(page.getByLabel('First name')).toHaveValue('Augusta'),
  },
]

/** Presses until the tap has shown what it shows, as a customer does when the first press only reloads the page. */
export async function press(page: Page, { pressed, shown }: Pick<Tap, 'pressed' | 'shown'>): Promise<void> {
  await expect(async () => {
    if (!(await shown(page).isVisible())) await pressed(page).click({ timeout: 2000 })
    await expect(shown(page)).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 30_000 })
}
