import { expect, test } from '../shop'

const TAPS = 20
/** Elements whose style may be recalculated in one go. The whole page has over 400. */
const FEW = 40

test('F01 twenty quick taps send at most two writes, and every frame shows the intent', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await page.goto('/cart')
  const line = page.getByRole('listitem', { name: 'Charred corn ribs' })
  await expect(line).toBeVisible()
  await sandbox.scenario({ name: 'latency', ms: 150, match: '/cart' })

  await page.evaluate(() => {
    const frames: number[] = []
    const look = () => {
      frames.push(Number(document.querySelector('main output')?.textContent))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { frames })
  })
  const framesAfterTaps = await page.evaluate(async (taps) => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const wrong: string[] = []
    for (let tap = 1; tap <= taps; tap++) {
      document.querySelector<HTMLButtonElement>('[aria-label="Increase quantity of Charred corn ribs"]')!.click()
      await nextFrame()
      await nextFrame()
      const shown = Number(document.querySelector('main output')!.textContent)
      if (shown !== 1 + tap) wrong.push(`after tap ${tap}: ${shown}`)
    }
    return wrong
  }, TAPS)
  expect(framesAfterTaps).toEqual([])

  await expect(page.getByTestId('subtotal')).toHaveText('$178.50')
  await expect(line.getByText('(not yet confirmed)')).toBeHidden()
  expect(await sandbox.count('PUT', '/cart-items')).toBeLessThanOrEqual(2)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  expect(frames.every((shown, index) => index === 0 || shown >= frames[index - 1]!)).toBe(true)
  expect(frames.at(-1)).toBe(1 + TAPS)

  await page.reload()
  await expect(line.locator('output')).toHaveText('21')
})

test('a tap on Add recalculates the style of few elements, even when its answer arrives', async ({
  page,
  browser,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer.arrive()
  await customer.add('Charred corn ribs')
  // Cards that scroll into view are rendered then: the tap does not cause that.
  await page.getByRole('article', { name: 'Crispy potato roti' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await customer.add('Crispy potato roti')
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(FEW)
})
