import { afterEach, describe, expect, it } from 'vitest'
import { notify } from '../../src/lib/notify'
import { hold, quiet } from '../model/cart-world'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()
const reprice = (by: number) => page.world.sandbox.context.catalog.change('tea', (dish) => (dish.price += by))
afterEach(() => reprice(300 - page.world.sandbox.context.catalog.find('tea', Date.now())!.item.price))

/** Two teas at 300, which cost 350 now. */
async function open() {
  await page.open([['tea', 2]])
  reprice(50)
}
const accept = (price: number) => page.world.actions.acceptPrice(page.world.line('tea'), price)
const prices = () => page.world.apiLines().map(({ price, quantity }) => `${quantity} at ${price}`)

describe('F15 an accepted price', () => {
  it('shows at once, is sent alone, and is confirmed by a 3 s toast', async () => {
    await open()
    const bodies: unknown[] = []
    page.world.transport = async (request, send) => {
      if (request.method === 'PUT') bodies.push(await request.clone().json())
      return send(request)
    }
    accept(350)
    expect(page.world.line('tea')).toMatchObject({ price: 350, quantity: 2, confirmed: false })
    expect(page.world.drawn().subtotal).toBe(700)
    await page.world.settled()
    expect(page.world.line('tea')).toMatchObject({ price: 350, quantity: 2, confirmed: true })
    expect(bodies).toEqual([{ price: 350 }])
    expect(notify.success).toHaveBeenCalledExactlyOnceWith(
      'Cart item updated',
      expect.objectContaining({ duration: 3000 }),
    )
  })

  it('does not block quantity changes made before or after it', async () => {
    await open()
    const letGo = hold(page.world, 'PUT')
    page.world.actions.setQuantity(page.world.line('tea'), 1)
    accept(350)
    await quiet()
    page.world.actions.setQuantity(page.world.line('tea'), 4)
    letGo()
    await page.world.settled()
    expect(prices()).toEqual(['4 at 350'])
  })

  it('does not replace a quantity change made just before it', async () => {
    await open()
    page.world.actions.setQuantity(page.world.line('tea'), 1)
    accept(350)
    await page.world.settled()
    expect(prices()).toEqual(['1 at 350'])
  })

  it('F06 counts when it took effect though its answer was lost', async () => {
    await open()
    page.world.sandbox.context.scenarios.start({ name: 'lost-answer', match: 'PUT', times: 1 })
    accept(350)
    await page.world.settled()
    expect(prices()).toEqual(['2 at 350'])
    expect(page.world.requests('PUT')).toHaveLength(1)
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('that has changed again returns to the price accepted before', async () => {
    await open()
    accept(340)
    await page.world.settled()
    expect(page.world.line('tea')).toMatchObject({ price: 300, confirmed: true })
    expect(notify.error).toHaveBeenCalledOnce()
  })
})
