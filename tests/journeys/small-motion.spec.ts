import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

const RIBS = 'Charred corn ribs'

type Noted = {
  flights: { position: string; ms: number; landed: boolean }[]
  ticks: { of: string; ms: number }[]
}

/** Records what flies over the page and for how long, and every number that moves as it changes. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const noted: Noted = { flights: [], ticks: [] }
    Object.assign(window, { noted })
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLImageElement)) continue
          const ms = Number(node.getAnimations()[0]?.effect?.getComputedTiming().duration)
          noted.flights.push({ position: getComputedStyle(node).position, ms, landed: false })
        }
        for (const node of removedNodes) {
          if (node instanceof HTMLImageElement) noted.flights.at(-1)!.landed = true
        }
      }
    }).observe(document.body, { childList: true })
    document.addEventListener('animationstart', ({ target }) => {
      const element = target as HTMLElement
      // On a busy machine the animation is over by now; its style is not.
      const ms = parseFloat(getComputedStyle(element).animationDuration) * 1000
      if (/^\d+$/.test(element.textContent)) noted.ticks.push({ of: element.textContent, ms })
    })
  })
  return () => page.evaluate(() => (window as unknown as { noted: Noted }).noted)
}

const add = (page: Page) => page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()

test('an added dish flies to the cart at once, and the count of the cart moves', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.arrive()
  await expect(page.getByRole('article', { name: RIBS })).toBeVisible()
  const noted = await watch(page)
  await sandbox.scenario({ name: 'latency', ms: 60_000, match: 'POST' })
  await add(page)
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await expect.poll(async () => (await noted()).flights[0]?.landed).toBe(true)
  await sandbox.scenario({ name: 'clear' })
  const { flights } = await noted()
  expect(flights).toHaveLength(1)
  expect(flights[0]!.position).toBe('fixed')
  expect(flights[0]!.ms).toBeGreaterThanOrEqual(150)
  expect(flights[0]!.ms).toBeLessThanOrEqual(250)
  await add(page)
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
  await expect.poll(async () => (await noted()).ticks.map(({ of }) => of)).toEqual(['1', '2'])
  await page.goto('/cart')
  const inCart = await watch(page)
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  const thirds = async () => (await inCart()).ticks.filter(({ of }) => of === '3')
  await expect.poll(async () => (await thirds()).length).toBe(2)
  for (const { ms } of await thirds()) {
    expect(ms).toBeGreaterThan(0)
    expect(ms).toBeLessThanOrEqual(250)
  }
})

test('nothing flies for a guest, whose dish waits for the sign-in', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/menu')
  await expect(page.getByRole('article', { name: RIBS })).toBeVisible()
  const noted = await watch(page)
  await add(page)
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible()
  expect((await noted()).flights).toEqual([])
})

test.describe('a visit with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows no flying dish and no moving number', async ({ page, customer }) => {
    await customer.arrive()
    await expect(page.getByRole('article', { name: RIBS })).toBeVisible()
    const noted = await watch(page)
    await add(page)
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    const { flights, ticks } = await noted()
    expect(flights).toEqual([])
    expect(ticks.filter(({ ms }) => ms > 1)).toEqual([])
  })
})

test('the bar has no blurred backdrop while the page changes', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/menu')
  const backdrop = () =>
    page.evaluate(async () => {
      const bar = document.querySelector('header')!
      const before = getComputedStyle(bar).backdropFilter
      const transition = document.startViewTransition(() => {})
      await transition.ready
      const group = getComputedStyle(document.documentElement, '::view-transition-group(bar)').backdropFilter
      const during = getComputedStyle(bar).backdropFilter
      transition.skipTransition()
      return { before, during, group }
    })
  expect(await backdrop()).toEqual({ before: 'blur(12px)', during: 'none', group: 'none' })
})
