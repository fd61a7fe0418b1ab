import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartWorld, CUSTOMER, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { signedOut } from '../../stores/auth'
import { cartFor, type Cart } from './cart'
import { arrival } from './replay'
import { fold, type CartChange } from './lines'
import { linesWith, waits, type Awaited } from './saved'

const awaitedOf = (dish: string, ...changes: CartChange[]): Awaited => ({
  dish,
  lines: linesWith(fold(cart.cached(), changes).lines, dish),
})
const add = (name: string): CartChange => ({ id: name, kind: 'add', item: item(name) })

let world: CartWorld
let cart: Cart
let awaited: Awaited[]
let close: () => void
/** The customer added tea, and left the page before the API answered. */
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  world = createCartWorld()
  world.stock(item('soup'))
  close = world.observer.subscribe(() => {})
  await world.load()
  cart = cartFor(world.client, CUSTOMER)
  awaited = [awaitedOf('tea', add('tea'))]
  world.sandbox.context.requestLog.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  await pass(6000)
  close()
  vi.useRealTimers()
})

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await quiet(8)
  await vi.advanceTimersByTimeAsync(0)
}
function start() {
  const wait = { isOver: false }
  void arrival(cart, awaited).then(() => (wait.isOver = true))
  return wait
}
const reads = () => world.requests('GET').length

describe('F13 a change that was on its way during a reload', () => {
  it('is looked for after half a second, and until it has arrived', async () => {
    const wait = start()
    await pass(499)
    expect(reads()).toBe(0)
    await pass(1)
    expect(reads()).toBe(1)
    world.stock(item('tea'))
    await pass(1499)
    expect([reads(), wait.isOver]).toEqual([1, false])
    await pass(1)
    expect([reads(), wait.isOver]).toEqual([2, true])
    expect(world.drawn().count).toBe(2)
    await pass(6000)
    expect(reads()).toBe(2)
  })

  it('is given up after three reads and five seconds', async () => {
    const wait = start()
    await pass(500)
    await pass(1500)
    expect(reads()).toBe(2)
    await pass(2499)
    expect(reads()).toBe(2)
    await pass(1)
    expect([reads(), wait.isOver]).toEqual([3, false])
    await pass(499)
    expect(wait.isOver).toBe(false)
    await pass(1)
    expect([reads(), wait.isOver]).toEqual([3, true])
  })

  it('is not looked for when another read has brought it', async () => {
    const wait = start()
    world.stock(item('tea'))
    await world.load()
    await pass(500)
    expect([reads(), wait.isOver]).toEqual([1, true])
  })

  it('is looked for once, however many changes wait for it', async () => {
    const [one, other] = [start(), start()]
    expect([...waits.values()]).toMatchObject([{ customerId: CUSTOMER, awaited }])
    world.stock(item('tea'))
    await pass(500)
    expect([reads(), one.isOver, other.isOver, waits.size]).toEqual([1, true, true, 0])
  })

  it('is looked for though another one has arrived', async () => {
    const wait = start()
    let isThere = false
    void arrival(cart, [awaitedOf('soup')]).then(() => (isThere = true))
    await pass(500)
    expect([wait.isOver, isThere]).toEqual([false, true])
  })

  it('F30 is not looked for when the customer has signed out', async () => {
    const wait = start()
    signedOut()
    await pass(500)
    expect([reads(), wait.isOver]).toEqual([0, true])
  })
})
