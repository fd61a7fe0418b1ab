import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { recordCalls } from '../../../tests/setup/cart-writes'

silenceFailures()
const page = createCartPage()
const { edit, takeElsewhere } = page
const NO_MILK = { specialInstructions: 'No milk' }
/** The patch of an edit: with other options, or with the quantity alone. */
const PATCHES = [
  ['with other options', NO_MILK],
  ['as it is', {}],
] as const
const answer = (status: number) => new Response(null, { status })
const openThree = () => page.open([['tea'], ['tea', 2], ['tea', 3]])
/** Another device removes lines just before the first write arrives. */
const takenMeanwhile = (...cartItemIds: string[]) =>
  recordCalls(page.world, (_, nth) => void (nth === 1 && cartItemIds.forEach(takeElsewhere)))
/** The first write of a line arrives, and its answer is lost. */
function loseAnswer(cartItemId: string) {
  const next = page.world.transport
  let isLost = false
  page.world.transport = async (request, send) => {
    const response = await next(request, send)
    if (isLost || !response.ok || !request.url.endsWith(cartItemId)) return response
    isLost = true
    throw new TypeError('Failed to fetch')
  }
}
async function expectTea(pieces: number, ...quantities: number[]) {
  await page.world.settled()
  expect([page.drawn(), page.inApi()]).toEqual([[`${pieces} tea`], quantities.map((quantity) => `${quantity} tea`)])
}

describe('an edit of several lines that are shown as one', () => {
  it('changes their pieces, then edits them, one call at a time, and is drawn as it will be', async () => {
    await openThree()
    const drawn: string[][] = []
    const { calls, writes } = recordCalls(page.world, () => void drawn.push(page.drawn()))
    edit(NO_MILK, 2)
    await expectTea(2, 1, 1)
    expect(drawn).toEqual(calls.filter((call) => call !== 'GET').map(() => ['2 tea']))
    expect(page.world.apiLines()).toMatchObject([NO_MILK, NO_MILK])
    expect(calls).toEqual(['DELETE 200', 'GET', 'PUT 200', 'GET', 'PUT 200', 'GET', 'PUT 200', 'GET'])
    expect(writes.every(({ version }) => version !== null)).toBe(true)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it.each([8, 3, 1])('counts when another device has removed one of them meanwhile: %i pieces', async (quantity) => {
    const [, second] = await openThree()
    takenMeanwhile(second!)
    edit(NO_MILK, quantity)
    await page.world.settled()
    expect(page.drawn()).toEqual([`${Math.max(1, quantity - 2)} tea`])
    expect(page.world.apiLines().every(({ specialInstructions }) => specialInstructions === 'No milk')).toBe(true)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it.each(PATCHES)('adds its pieces though the line they were to go to is gone, %s', async (_, patch) => {
    const [first] = await openThree()
    takenMeanwhile(first!)
    edit(patch, 8)
    await expectTea(7, 4, 3)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it.each(PATCHES)('keeps the dish though the one line that was to stay is gone, %s', async (_, patch) => {
    const [first] = await page.open([['tea'], ['tea']])
    takenMeanwhile(first!)
    edit(patch, 1)
    await expectTea(1, 1)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('keeps the pieces that another device adds to the line it takes from', async () => {
    const [, , third] = await openThree()
    recordCalls(page.world, (_, nth) => {
      const line = page.world.apiLines().find(({ cartItemId }) => cartItemId === third)
      if (nth === 1) line!.quantity += 2
    })
    edit(NO_MILK, 5)
    await expectTea(7, 1, 2, 4)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it.each([2, 3])('counts when a line is gone and the answer for another one is lost: call %i', async (nth) => {
    const ids = await openThree()
    takenMeanwhile(ids[3 - nth]!)
    loseAnswer(ids[nth - 2]!)
    edit(NO_MILK, 6)
    await page.world.settled()
    expect(page.world.apiLines()).toMatchObject([NO_MILK, NO_MILK])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('fails when the API refuses one of them, and shows which are edited', async () => {
    await openThree()
    recordCalls(page.world, (_, nth) => (nth === 2 ? answer(500) : undefined))
    edit(NO_MILK, 6)
    await page.world.settled()
    expect(page.drawn()).toEqual(['1 tea', '5 tea'])
    expect(page.world.apiLines()).toMatchObject([NO_MILK, {}, {}])
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it.each([409, 500])('fails when the API answers %i, and takes nothing away', async (status) => {
    await openThree()
    recordCalls(page.world, ({ body }) => (JSON.stringify(body).includes('qty') ? answer(status) : undefined))
    edit(NO_MILK, 5)
    await expectTea(6, 1, 2, 3)
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })
})
