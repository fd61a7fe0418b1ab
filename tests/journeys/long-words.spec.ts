import { THEMES } from '../../src/lib/themes'
import { inTheme } from './fit-for-all'
import { Till } from './ordering'
import { expect, test } from './shop'

/** As German restaurants have them. */
const MENUS = ['Mittagskarte für Vereine und Gruppen', 'Abendkarte mit Getränkeempfehlungen']

test('long names of menus stay clear of the heading and the status beside it', async ({ page }) => {
  await page.goto('/menu')
  const menus = page.getByRole('navigation', { name: 'Menus' })
  await expect(menus).toBeVisible()
  for (const width of [768, 1220, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of THEMES) {
      await inTheme(page, theme)
      const found = await menus.evaluate((nav, names) => {
        for (const [at, link] of [...nav.querySelectorAll('a')].entries()) link.textContent = names[at % names.length]!
        const { left, right, top, bottom } = nav.getBoundingClientRect()
        const beside = [...document.querySelector('h1')!.parentElement!.children].filter((one) => !one.contains(nav))
        const isOver = beside.some((one) => {
          const box = one.getBoundingClientRect()
          return box.right > left && box.left < right && box.bottom > top && box.top < bottom
        })
        return { isOver, sideways: right > innerWidth || left < 0, cut: nav.scrollWidth > nav.clientWidth }
      }, MENUS)
      expect.soft(found, `${width} px, ${theme}`).toEqual({ isOver: false, sideways: false, cut: false })
    }
  }
})

test('the tips end at the same edge in each of their rows, and say it in the middle', async ({ page, customer }) => {
  await new Till(page).open(customer)
  const tips = page.getByRole('group', { name: 'Tip the kitchen' })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const rows = await tips.evaluate((field) => {
      const ends = new Map<number, number>()
      for (const label of field.querySelectorAll('label')) {
        const { top, right } = label.getBoundingClientRect()
        ends.set(Math.round(top), Math.round(right))
      }
      return { ends: new Set(ends.values()).size, rows: ends.size }
    })
    expect.soft(rows, `${width} px`).toEqual({ ends: 1, rows: width < 700 ? 2 : 1 })
  }
  await expect(tips.getByText('No tip')).toHaveCSS('text-align', 'center')
})

test('the rooms of the account are named without a break in a word', async ({ page, customer }) => {
  await customer.storeSession()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account/profile')
  const room = page.getByRole('link', { name: /^Notifications/ })
  const lines = await room.evaluate((link) => {
    const name = link.querySelector('svg')!.nextElementSibling!
    name.textContent = 'Benachrichtigungen'
    return name.getClientRects()[0]!.height / parseFloat(getComputedStyle(name).lineHeight)
  })
  expect(lines).toBeLessThan(1.5)
})
