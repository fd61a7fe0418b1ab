import type { Page } from '@playwright/test'
import { dish, option, pickUpTo } from '../setup/dishes'
import { expect, test } from './shop'

const MARKUP = '<img src=x onerror="document.title=1">'
const ENDLESS = 'W'.repeat(10_000)
const TURNED = '\u202Emoorhsum\u2066 \u05E9\u05DC\u05D5\u05DD'
const FAMILY = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(300)

const hostile = (id: string, text: string) => ({
  ...dish({
    name: text,
    description: text,
    picture: 'row-curry',
    price: 1000,
    groups: [{ ...pickUpTo(text, 1, [{ ...option(text, 100), id: 'constructor' }]), id: '__proto__' }],
  }),
  id,
})

const dishes = [
  hostile('__proto__', MARKUP),
  hostile('endless', ENDLESS),
  hostile('turned', TURNED),
  hostile('family', FAMILY),
]

const tea = { ...dish({ name: 'Tea', description: '', picture: 'row-curry', price: 300 }), id: 'tea' }

const menu = {
  menus: [
    {
      id: 'all-day',
      name: MARKUP,
      sections: dishes.map((item, at) => ({
        id: `section-${at}`,
        name: item.name,
        description: item.name,
        items: [item],
      })),
    },
    { id: 'second', name: ENDLESS, sections: [{ id: 'teas', name: 'Teas', items: [tea] }] },
  ],
}
test.use({ menu })

/** What runs out of the page sideways, or out of a card, a line or a dialog. */
const whatRunsOut = (page: Page) =>
  page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const clipped = (element: Element): boolean =>
      element.parentElement !== null && (clips(element.parentElement) || clipped(element.parentElement))
    const wide = document.scrollingElement!.scrollWidth > innerWidth ? ['the page'] : []
    for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 1 && (left < -1 || right > innerWidth + 1) && !clipped(element))
        wide.push(element.className.toString())
    }
    const boxes = document.querySelectorAll('article, label, [aria-label=Cart] > li, [role=dialog] a')
    for (const box of boxes) if (box.scrollWidth > box.clientWidth + 1) wide.push(`in ${box.tagName}`)
    return [...new Set(wide)]
  })

const WIDTHS = [320, 390, 1280]

/** That nothing runs out of a page at any width. */
async function staysInPlace(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await whatRunsOut(page), `${what} at ${width} px`).toEqual([])
  }
}

test('F49 F50 hostile names are shown as text and do not break the layout at any width', async ({ page, customer }) => {
  await customer.arrive()
  await expect(page.getByRole('article')).toHaveCount(4)
  await staysInPlace(page, 'menu')
  await expect(page.getByRole('article').first()).toContainText(MARKUP)
  for (const [query, name] of [
    ['src', MARKUP],
    ['www', ENDLESS],
  ] as const) {
    await page.goto(`/menu?search=${query}`)
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('link')).toContainText(name)
    await staysInPlace(page, 'search')
  }
  for (const [at, { id, name }] of dishes.entries()) {
    await page.goto(`/menu/all-day/section/section-${at}/item/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await staysInPlace(page, id)
    const title = await page.title()
    expect(title, id).not.toBe('1')
    expect(title, 'is turned around').not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    await page.getByRole('checkbox').check()
    const added = page.getByText('Item added to cart!').first()
    await page.getByRole('button', { name: 'Add to cart · $11.00' }).click()
    await expect(added).toBeVisible()
  }
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(4)
  await staysInPlace(page, 'cart')
})
