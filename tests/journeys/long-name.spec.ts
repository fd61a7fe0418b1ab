import type { Page } from '@playwright/test'
import { THEMES } from '../../src/lib/themes'
import { inTheme } from './fit-for-all'
import { expect, test } from './shop'

const NAMES = [
  'Gasthaus Zur alten Linde',
  'The Magnolia Lunch Counter',
  'Donaudampfschifffahrtsgesellschaft',
  'Sophie Charlotte’s Old Riverside Kitchen',
]

/** What is wrong in the bar when the restaurant's name is this one: in the size of a short name, the larger one. */
const overlaps = (page: Page, restaurant: string) =>
  page.evaluate((restaurant) => {
    const [logo, ...others] = [...document.querySelector('header nav')!.children].filter((entry) =>
      entry.checkVisibility(),
    )
    const name = logo!.lastElementChild!
    name.textContent = restaurant
    const { right, top, bottom, width } = name.getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect()
    const next = Math.min(...others.map((entry) => entry.getBoundingClientRect().left))
    const end = Math.max(...others.map((entry) => entry.getBoundingClientRect().right))
    return [
      width < 60 && 'hardly any room',
      right > next && `${right - next} px over what follows`,
      (top < bar.top || bottom > bar.bottom) && 'higher than the bar',
      end > innerWidth && 'the bar is too wide',
    ].filter(Boolean)
  }, restaurant)

test('F50 a long name of the restaurant stays clear of the icons of the bar, at any width and size of text', async ({
  page,
}) => {
  for (const path of ['/menu', '/about']) {
    await page.goto(path)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 600 })
      for (const theme of THEMES) {
        await inTheme(page, theme)
        for (const size of ['100%', '200%']) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
          for (const name of NAMES) {
            expect.soft(await overlaps(page, name), `${name}: ${path}, ${width} px, ${theme}, ${size}`).toEqual([])
          }
        }
      }
    }
  }
})
