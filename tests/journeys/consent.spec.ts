import type { EventBatch } from '../../src/sandbox/context'
import { builtWith } from './built-with'
import { isFitForAll } from './fit-for-all'
import { AGAIN, expect } from './shop'

const test = builtWith({ VITE_EVENTS: '/__sandbox/events', VITE_EVENTS_CONSENT: 'ask' }).extend<{
  names: () => Promise<string[]>
}>({
  /** The names of the events the sandbox has received. */
  names: async ({ page }, use) => {
    await use(async () => {
      const batches = (await (await page.request.get('/__sandbox/events/all', AGAIN)).json()) as EventBatch[]
      return batches.flatMap(({ events }) => events.map(({ name }) => name))
    })
  },
})

test('F64 the question of consent is accessible, and no event leaves without it', async ({ page, customer, names }) => {
  test.setTimeout(120_000)
  await customer.arrive()
  const question = page.getByRole('region', { name: 'Your privacy' })
  await expect(question).toBeVisible()
  await customer.add('Charred corn ribs')
  await page.goto('/about')
  await expect(question).toBeVisible()
  await isFitForAll(page, 'the question of consent')
  expect(await names()).toEqual([])

  await question.getByRole('button', { name: 'Yes, that is fine' }).click()
  await expect.poll(names).toContain('page_view')
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await question.getByRole('button', { name: 'No, thanks' }).click()
  const before = await names()
  await page.goto('/menu')
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await names()).toEqual(before)
})
