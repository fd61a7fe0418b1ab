import type { Locator } from '@playwright/test'
import { dish, option, pickBetween, pickOne, pickUpTo } from '../setup/dishes'
import type { OptionGroup } from '../../src/sandbox/seed/types'
import { tabTo } from './keys'
import { expect, test } from './shop'

const GROUPS = 50

/** In turns: one of three, one that asks two levels further, two to three by a stepper, up to two. */
function group(at: number): OptionGroup {
  const name = `Course ${at}`
  const options = ['Plain', 'Rich', 'Sharp'].map((word, place) => option(`${word} ${at}`, 10 * (place + 1)))
  if (at % 4 === 0) return pickOne(name, options)
  if (at % 4 === 1) {
    const deepest = pickOne(`Salt of ${at}`, [option(`Flaked ${at}`, 1), option(`Smoked ${at}`, 2)])
    const deeper = pickOne(`Sauce of ${at}`, [option(`Sauce ${at}`, 5, { groups: [deepest] })])
    return pickOne(name, [option(`Sauced ${at}`, 100, { groups: [deeper] }), ...options])
  }
  if (at % 4 === 2) return pickBetween(name, 2, 3, options, { perOption: 3 })
  return pickUpTo(name, 2, options)
}

const feast = dish({
  name: 'Long feast',
  description: 'Everything is up to you.',
  picture: 'row-curry',
  price: 1000,
  groups: Array.from({ length: GROUPS }, (_, at) => group(at)),
})

/** The first of everything that is asked: 13 of one kind, 13 with two below, 12 taken twice. */
const TOTAL = '$27.48'

test.use({
  menu: { menus: [{ id: 'all-day', name: 'All day', sections: [{ id: 'dishes', name: 'Dishes', items: [feast] }] }] },
  viewport: { width: 390, height: 844 },
})

const isOnTop = (element: Locator) =>
  element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('F59 50 option groups are chosen by keyboard, from gap to gap', async ({ page, customer, sandbox }) => {
  await customer.arrive('/menu/all-day/section/dishes/item/long-feast')
  const add = page.getByRole('button', { name: /^Add to cart/ })
  const needed = page.getByRole('alert').filter({ hasText: 'Still needed' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(needed).toHaveText(/^Still needed: Course 0 \(Choose 1\)/)
  await expect(needed.getByRole('button')).toHaveCount(38)
  await expect(page.getByRole('radio', { name: 'Plain 0' })).toBeFocused()
  await expect.poll(() => isOnTop(page.getByText('Course 0', { exact: true }))).toBe(true)
  await expect.poll(() => isOnTop(page.getByRole('radio', { name: 'Plain 0' }))).toBe(true)

  const focused = page.locator(':focus')
  const isStepper = () => focused.evaluate((element) => element.matches('button'))
  for (let gaps = 1; gaps <= 64; gaps++) {
    if (gaps % 4 === 0) await expect.poll(() => isOnTop(focused), `gap ${gaps} is under a bar`).toBe(true)
    await page.keyboard.press('Space')
    if (await isStepper()) await page.keyboard.press('Space')
    while (await isStepper()) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    if (gaps < 64) await expect(needed).toBeVisible()
  }
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByTestId('subtotal')).toHaveText(TOTAL)
  expect(await sandbox.count('POST', '/cart')).toBe(1)
})
