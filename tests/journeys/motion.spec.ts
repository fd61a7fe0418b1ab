import type { Page } from '@playwright/test'
import { chunkOf } from '../chunk-of'
import { lasts, partsOf, watchMotion } from './motions'
import { expect, test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

const RIBS = 'Charred corn ribs'
const NOODLES = 'Hand-pulled noodles'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const place = (page: Page) => page.evaluate(() => scrollY)

/** Waits for what a card prefetches: the code of the dish page, and the dish. */
const fetchedAhead = (page: Page) =>
  page.waitForFunction(
    (parts) => parts.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
    [chunkOf('dist', 'src/pages/item/ItemPage.tsx'), '/items/'],
  )

async function open(page: Page, dish: string) {
  await page.getByRole('article', { name: dish }).getByRole('link').click()
  await expect(heading(page, dish)).toBeVisible()
}

test('the picture of a dish moves from its card to its page, and Back is instant', async ({ page }) => {
  const seen = await watchMotion(page)
  await page.goto('/menu')
  await page.getByRole('link', { name: NOODLES }).hover()
  await fetchedAhead(page)
  expect(await seen()).toEqual([])
  await open(page, NOODLES)
  const opened = await seen()
  expect(opened).toHaveLength(1)
  const moving = partsOf(opened[0]!)
  for (const part of ['group', 'old', 'new']) expect(moving).toContain(`::view-transition-${part}(dish)`)
  expect(lasts(opened[0]!)).toBeLessThanOrEqual(250)
  expect(await place(page)).toBe(0)

  await page.goBack()
  await expect(heading(page, 'Menu')).toBeVisible()
  expect(await seen()).toEqual([])

  await open(page, RIBS)
  const next = await seen()
  expect(next).toHaveLength(1)
  expect(partsOf(next[0]!)).toContain('::view-transition-group(dish)')

  await page.goBack()
  await page.getByRole('button', { name: `Add ${NOODLES} to cart` }).click()
  await expect(heading(page, NOODLES)).toBeVisible()
  expect(partsOf((await seen()).flat())).toContain('::view-transition-group(dish)')
})

test('Back returns to the same position on the menu, however soon it is pressed', async ({ page }) => {
  const seen = await watchMotion(page)
  await page.goto('/menu')
  await page.getByRole('link', { name: NOODLES }).hover()
  await fetchedAhead(page)
  const before = await place(page)
  expect(before).toBeGreaterThan(300)
  for (let times = 0; times < 2; times++) {
    await open(page, NOODLES)
    await seen()
    await page.goBack()
    await expect(heading(page, 'Menu')).toBeVisible()
    await expect.poll(() => place(page), { timeout: 2000 }).toBe(before)
  }
})

test('other page changes are one short fade, nothing moves, and searching is no page change', async ({ page }) => {
  const seen = await watchMotion(page)
  await page.goto('/about')
  await expect(heading(page, 'About Tamarind Row')).toBeVisible()
  for (const [link, name] of [
    ['Contact', 'Contact'],
    ['Order Now', 'Menu'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(heading(page, name)).toBeVisible()
    const motions = await seen()
    expect(motions).toHaveLength(1)
    expect(motions[0]!.map(({ by }) => by)).toEqual(expect.arrayContaining(['leave', 'enter']))
    expect(lasts(motions[0]!)).toBeGreaterThanOrEqual(150)
    expect(lasts(motions[0]!)).toBeLessThanOrEqual(250)
    expect(partsOf(motions[0]!).filter((part) => part.includes('(dish)'))).toEqual([])
  }
  await page.getByRole('button', { name: 'Search menu...' }).click()
  for (const text of ['s', 'so', 'soup']) await page.getByRole('searchbox').fill(text)
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toContainText('soup')
  expect(await seen()).toEqual([])
})

test('a link tapped while a page change begins is followed within the app', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      document.startViewTransition = start
      // The browser has not captured the old page yet.
      queueMicrotask(() => document.querySelector<HTMLElement>('footer a[href="/about"]')!.click())
      return start(options)
    }
  })
  await page.goto('/menu')
  await page.locator('main').click({ position: { x: 1, y: 1 } })
  await expect(page.locator('body > [role=status], #root > [role=status]')).toHaveCount(1)
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.getByRole('link', { name: 'All hours and contact' }).click()
  await expect(heading(page, 'About Tamarind Row')).toBeVisible()
  expect(loads).toEqual([])
})

test.describe('a visit with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('F61 changes pages and pictures at once', async ({ page }) => {
    const seen = await watchMotion(page)
    await page.goto('/menu')
    await open(page, RIBS)
    await page.getByRole('link', { name: 'All hours and contact' }).click()
    await expect(heading(page, 'Contact')).toBeVisible()
    expect((await seen()).flat().filter(({ until }) => until > 1)).toEqual([])
  })
})
