import { focusManager, onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resumeReadsAtOnce } from '../../src/api/query-client'
import { notify } from '../../src/lib/notify'
import { signedOut } from '../../src/stores/auth'
import { createCartWorld, hold, item, quiet, type CartWorld } from '../model/cart-world'
import { atEveryDraw } from '../model/oracles'
import { silenceFailures } from './silence'

vi.mock('../../src/lib/notify', () => ({ SHORT: 3000, notify: { success: vi.fn(), error: vi.fn() } }))

silenceFailures()
let world: CartWorld
let leave: (() => void)[] = []

/** A cart that is on the screen, with lines the host has had before. */
async function open(...stock: Parameters<typeof item>[]) {
  world = createCartWorld()
  const ids = stock.map((entry) => world.stock(item(...entry)))
  world.client.mount()
  leave = [world.observer.subscribe(() => {}), resumeReadsAtOnce(world.client), () => world.client.unmount()]
  await world.load()
  world.host.world.ledger.length = 0
  return ids
}
afterEach(() => {
  leave.forEach((end) => end())
  onlineManager.setOnline(true)
  focusManager.setFocused(true)
})

const drawn = () => world.drawn().lines.map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`)
const onHost = () => world.hostLines().map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`)
const fail = (match: string, times = 1, status = 500) =>
  world.host.world.scenarios.start({ name: 'fail', match, times, status })
const expectSettled = async (...lines: string[]) => {
  await world.settled()
  expect(drawn()).toEqual(lines)
  expect(onHost()).toEqual(lines)
}

describe('quick and overlapping edits', () => {
  it('F01 twenty quick taps send one request, then the newest target', async () => {
    await open(['tea'])
    const letGo = hold(world, 'PUT')
    for (let quantity = 2; quantity <= 21; quantity++) {
      world.actions.setQuantity(world.line('tea'), quantity)
      expect(drawn()).toEqual([`${quantity} tea`])
      await quiet(1)
    }
    letGo()
    await expectSettled('21 tea')
    expect(world.requests('PUT')).toHaveLength(2)
  })

  it('F02, F03 an older read that arrives in the middle of a change is never drawn', async () => {
    await open(['tea'])
    const seen = new Set<string>()
    const stop = atEveryDraw(world, () => drawn().forEach((line) => seen.add(line)))
    const letGo = hold(world, 'GET', { answer: true })
    void world.observer.refetch()
    await quiet()
    world.actions.setQuantity(world.line('tea'), 4)
    await quiet()
    expect(onHost()).toEqual(['4 tea'])
    letGo()
    await expectSettled('4 tea')
    stop()
    expect([...seen]).toEqual(['1 tea', '4 tea'])
    expect(world.requests('GET')).toHaveLength(2)
  })

  it('F05 a change of a line that is still being added waits for its id', async () => {
    await open()
    const letGo = hold(world, 'POST')
    world.actions.add(item('tea'))
    world.actions.setQuantity(world.line('tea'), 3)
    await quiet()
    expect(drawn()).toEqual(['3 tea'])
    expect(world.requests('PUT')).toEqual([])
    letGo()
    await expectSettled('3 tea')
    expect(world.requests('PUT').map(({ path }) => path.split('/').at(-1))).toEqual([world.hostLines()[0]?.cartItemId])
  })

  it('two taps on the same dish are one line', async () => {
    await open()
    world.actions.add(item('tea'))
    world.actions.add(item('tea', 2))
    expect(drawn()).toEqual(['3 tea'])
    await expectSettled('3 tea')
    expect(world.requests('POST')).toHaveLength(1)
  })

  it('a change of a line that has just been removed sends nothing', async () => {
    await open(['tea'])
    const line = world.line('tea')
    world.actions.remove(line)
    world.actions.remove(line)
    world.actions.setQuantity(line, 5)
    await expectSettled()
    expect(world.requests('DELETE')).toHaveLength(1)
    expect(world.requests('PUT')).toEqual([])
    expect(notify.error).not.toHaveBeenCalled()
  })
})

describe('the first read', () => {
  it('F04 an add before the first read ends leaves a whole cart', async () => {
    world = createCartWorld()
    world.stock(item('soup'))
    const letGo = hold(world, 'GET')
    leave = [world.observer.subscribe(() => {})]
    world.actions.add(item('tea'))
    await quiet()
    expect(drawn()).toEqual(['1 tea'])
    expect(world.requests('POST')).toEqual([])
    letGo()
    await expectSettled('1 soup', '1 tea')
    expect(world.requests('POST')).toHaveLength(1)
  })

  it('F04 an add is not sent when the cart cannot be read, and the next try finds the cart', async () => {
    world = createCartWorld()
    world.stock(item('soup'))
    fail('GET', 3)
    leave = [world.observer.subscribe(() => {})]
    world.actions.add(item('tea'))
    await world.settled()
    expect(drawn()).toEqual([])
    expect(notify.error).toHaveBeenCalledOnce()
    expect(world.requests('POST')).toEqual([])
    await world.observer.refetch()
    await expectSettled('1 soup')
  })
})

describe('lost answers and failures', () => {
  it('F06 an add whose answer is lost is looked up and not sent again', async () => {
    await open()
    world.host.world.scenarios.start({ name: 'lost-answer', match: 'POST', times: 1 })
    world.actions.add(item('tea'))
    await expectSettled('1 tea')
    expect(world.host.world.ledger.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect(notify.success).toHaveBeenCalledOnce()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it.each(['PUT', 'DELETE'])('F06 a %s whose answer is lost counts when it took place', async (method) => {
    await open(['tea'])
    world.host.world.scenarios.start({ name: 'lost-answer', match: method, times: 1 })
    world.actions.setQuantity(world.line('tea'), method === 'PUT' ? 2 : 0)
    await expectSettled(...(method === 'PUT' ? ['2 tea'] : []))
    expect(notify.success).toHaveBeenCalledOnce()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it.each(['POST', 'PUT', 'DELETE'])('F06 a %s that never arrived fails, once', async (method) => {
    await open(['soup'])
    world.host.world.scenarios.start({ name: 'reset-connection', match: method, times: 1 })
    if (method === 'POST') world.actions.add(item('tea'))
    else world.actions.setQuantity(world.line('soup'), method === 'PUT' ? 2 : 0)
    await expectSettled('1 soup')
    expect(world.requests(method)).toHaveLength(1)
    expect(notify.error).toHaveBeenCalledOnce()
  })

  it('F06 the read after a write is repeated until it succeeds, also when the page is left', async () => {
    await open()
    fail('GET', 6)
    world.actions.add(item('tea'))
    await quiet()
    leave.shift()?.()
    await expectSettled('1 tea')
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('F07 one change fails while another is pending: only the failed one leaves', async () => {
    await open(['tea'], ['soup'])
    const letGo = hold(world, 'PUT', { answer: true })
    world.actions.setQuantity(world.line('soup'), 4)
    await quiet()
    world.transport = (request, send) => send(request)
    fail('PUT')
    world.actions.setQuantity(world.line('tea'), 3)
    expect(drawn()).toEqual(['3 tea', '4 soup'])
    await vi.waitFor(() => expect(drawn()).toEqual(['1 tea', '4 soup']))
    expect(world.pending()).toHaveLength(1)
    letGo()
    await expectSettled('1 tea', '4 soup')
  })

  it('F08 two of seven removals fail: those two return, with one message and one read', async () => {
    const ids = await open(['tea'], ['soup'], ['bread'], ['flan'], ['tea', 2], ['soup', 2], ['bread', 2])
    fail(`DELETE /api/v1/restaurants/tamarind-row/users/cus_model/cart/cart-items/${ids[1]}`)
    fail(`DELETE /api/v1/restaurants/tamarind-row/users/cus_model/cart/cart-items/${ids[4]}`)
    world.actions.clear()
    expect(drawn()).toEqual([])
    await expectSettled('1 soup', '2 tea')
    expect(world.requests('DELETE')).toHaveLength(7)
    expect(world.requests('GET')).toHaveLength(1)
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to clear cart. Please try again.', expect.anything())
    expect(notify.success).not.toHaveBeenCalled()
  })

  it('a cart is cleared once however often that is asked for', async () => {
    await open(['tea'], ['soup'])
    world.actions.clear()
    world.actions.clear()
    await expectSettled()
    expect(world.requests('DELETE')).toHaveLength(2)
  })

  it('F09 a line that is gone counts as removed, and a change of it returns to the truth', async () => {
    await open(['tea'], ['soup'])
    const [tea, soup] = [world.line('tea'), world.line('soup')]
    world.hostLines().length = 0
    world.actions.remove(tea)
    await world.settled()
    expect(world.requests('DELETE')[0]?.status).toBe(404)
    expect(notify.success).toHaveBeenCalledExactlyOnceWith('Item removed from cart', expect.anything())
    expect(drawn()).toEqual([])
    world.hostLines().push({ ...item('soup'), quantity: 1, cartItemId: soup.key })
    await world.load()
    world.hostLines().length = 0
    world.actions.setQuantity(world.line('soup'), 2)
    await expectSettled()
    expect(world.requests('PUT')[0]?.status).toBe(404)
  })
})

describe('away and back', () => {
  it('F11 what is added offline is drawn as unconfirmed, and sent once', async () => {
    await open()
    onlineManager.setOnline(false)
    void world.observer.refetch()
    world.actions.add(item('tea'))
    await quiet()
    expect(world.drawn()).toMatchObject({ confirmed: false, count: 1 })
    expect(world.requests('POST')).toEqual([])
    onlineManager.setOnline(true)
    await expectSettled('1 tea')
    expect(world.requests('POST')).toHaveLength(1)
  })

  it('F11 a connection that goes while changes wait for each other does not stop them for good', async () => {
    await open(['tea'])
    const letGo = hold(world, 'PUT', { answer: true })
    world.actions.setQuantity(world.line('tea'), 2)
    await quiet()
    world.actions.setQuantity(world.line('tea'), 3)
    await quiet()
    onlineManager.setOnline(false)
    letGo()
    await quiet()
    onlineManager.setOnline(true)
    await expectSettled('3 tea')
  })

  it('F12 a hidden tab sends its queue', async () => {
    await open(['tea'])
    const letGo = hold(world, 'PUT')
    world.actions.setQuantity(world.line('tea'), 2)
    await quiet()
    world.actions.setQuantity(world.line('tea'), 3)
    focusManager.setFocused(false)
    letGo()
    await expectSettled('3 tea')
  })

  it('F12 what stops in a hidden tab goes on when it is shown; until then the cart is not at rest', async () => {
    await open(['tea'])
    const letGo = hold(world, 'PUT')
    fail('GET')
    world.actions.setQuantity(world.line('tea'), 2)
    await quiet()
    world.actions.setQuantity(world.line('tea'), 3)
    focusManager.setFocused(false)
    letGo()
    let rested = false
    const rest = world.settled().then(() => (rested = true))
    await vi.waitFor(() => expect(world.requests('GET')).toHaveLength(1))
    await quiet(20)
    expect(rested).toBe(false)
    expect(drawn()).toEqual(['3 tea'])
    focusManager.setFocused(true)
    await rest
    await expectSettled('3 tea')
  })

  it('F30 what waits when the customer signs out is never sent', async () => {
    vi.stubGlobal('window', new EventTarget())
    await open()
    const letGo = hold(world, 'POST')
    world.actions.add(item('tea'))
    world.actions.remove(world.line('tea'))
    world.actions.add(item('tea'))
    await quiet()
    signedOut()
    world.client.clear()
    letGo()
    await quiet(20)
    expect(world.requests('POST')).toHaveLength(1)
    expect(world.cached()).toBeUndefined()
    expect(notify.error).not.toHaveBeenCalled()
    expect(notify.success).not.toHaveBeenCalled()
  })
})
