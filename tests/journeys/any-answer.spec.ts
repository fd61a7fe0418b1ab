import fc from 'fast-check'
import { answerOf, anyRestaurant } from '../answers/restaurant'
import { hurry } from './hurry'
import { expect, test } from './shop'

/** The same in every run: the property itself draws new cases beside the pages (src/app/any-answer.spec.tsx). */
const CASES = fc.sample(anyRestaurant, { numRuns: Number(process.env.PAGE_ANSWERS ?? 8), seed: 3 })
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** The line that the client logs for an answer it cannot read. */
test.use({ expected: [/Failed to load the (restaurant|menu|dish)/] })

test('F18 whatever the API answers, the page renders without an error', { tag: '@variant' }, async ({ page }) => {
  test.setTimeout(CASES.length * 5000)
  await hurry(page)
  let answers = CASES[0]!
  await page.route('**/*', (route, request) => {
    if (request.resourceType() === 'image') return route.fulfill({ contentType: 'image/gif', body: PIXEL })
    // Without a type: what is JSON by its type is held to the contract by every journey.
    const body = answerOf(answers, new URL(request.url()).pathname)
    return body === undefined ? route.fallback() : route.fulfill({ body })
  })
  for (answers of CASES) {
    await test.step(JSON.stringify(answers), async () => {
      await page.goto(answers.path)
      await expect(page.getByRole('main').locator('[class*=bone], [aria-label^=Loading]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByText(/Something went wrong|could not be shown/)).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})
