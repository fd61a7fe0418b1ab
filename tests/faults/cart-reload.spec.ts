import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartQuery } from '../../src/api/queries/cart'
import { changeCart } from '../../src/features/cart/changes'
import { changesOf } from '../../src/features/cart/log'
import { replayUnsent } from '../../src/features/cart/replay-unsent'
import { saveUnsent } from '../../src/features/cart/save-unsent'
import { notify } from '../../src/lib/notify'
import { localStore } from '../../src/lib/storage'
import { signedOut } from '../../src/stores/auth'
import { CUSTOMER, hold, item, quiet } from '../model/cart-world'
import { createCartPage } from './cart-page'
import { silenceFailures } from './silence'

vi.mock('../../src/lib/notify', () => ({
  SHORT: 3000,
  notify: { success: vi.fn(), error: vi.fn(), dismiss: vi.fn() },
}))

/** Without Web Locks. */
vi.stubGlobal('navigator', {})
silenceFailures()
const page = createCartPage()
const KEY = 'cartChanges'
beforeEach(() => localStore.remove(KEY))
const kept = () =>
  JSON.parse(localStore.get(KEY) ?? 'null') as { changes: { kind: string }[]; awaited: { dish: string }[] } | null
const { add, setQuantity, remove, clear } = {
  add: (name: string, qty?: number) => page.world.actions.add(item(name, qty)),
  setQuantity: (name: string, quantity: number) => page.world.actions.setQuantity(page.world.line(name), quantity),
  remove: (name: string) => page.world.actions.remove(page.world.line(name)),
  clear: () => page.world.actions.clear(),
}
const writes = () =>
  page.world.sandbox.context.requestLog.map(({ method }) => method).filter((method) => method !== 'GET')

/** Reloads the page: only the browser's storage is left, and the cart has been read. */
async function reload() {
  saveUnsent(page.world.client, CUSTOMER)
  page.leave()
  const client = new QueryClient({ defaultOptions: page.world.client.getDefaultOptions() })
  client.mount()
  onlineManager.setOnline(true)
  await client.fetchQuery(cartQuery(CUSTOMER))
  replayUnsent(client, CUSTOMER)
  const changes = changesOf(client, CUSTOMER)
  return {
    client,
    drawn: () => changes.drawn().lines.map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`),
    rest: () => changes.settled(),
  }
}

describe('F13 a cart reloaded while changes wait for the connection', () => {
  it('shows and sends the changes once, in the order they were made', async () => {
    await page.open([['tea'], ['soup']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    remove('soup')
    add('bread', 2)
    add('flan')
    setQuantity('flan', 3)
    await quiet()
    const after = await reload()
    expect(after.drawn()).toEqual(['4 tea', '2 bread', '3 flan'])
    await after.rest()
    expect(page.inApi()).toEqual(['4 tea', '2 bread', '3 flan'])
    expect(writes().sort()).toEqual(['DELETE', 'POST', 'POST', 'PUT', 'PUT'])
    expect(kept()).toBeNull()
    await (await reload()).rest()
    expect(writes()).toHaveLength(5)
  })

  it('reports a change as failed when another device has changed its line meanwhile', async () => {
    const [tea] = await page.open([['tea'], ['soup']])
    onlineManager.setOnline(false)
    setQuantity('tea', 3)
    setQuantity('soup', 2)
    await quiet()
    Object.assign(
      page.world.apiLines().find(({ cartItemId }) => cartItemId === tea)!,
      { specialInstructions: 'Hot' },
    )
    await (await reload()).rest()
    expect(page.inApi()).toEqual(['1 tea', '2 soup'])
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalledOnce())
    expect(vi.mocked(notify.error).mock.lastCall?.[0]).toBe('Failed to update cart item')
  })

  it('sends an add that was made before the first read', async () => {
    await page.open([['soup']], { read: false })
    const letGo = hold(page.world, 'GET')
    page.look()
    add('tea')
    await quiet()
    saveUnsent(page.world.client, CUSTOMER)
    letGo()
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['1 soup', '1 tea'])
    expect(writes()).toEqual(['POST'])
  })

  it('keeps the changes over a second reload before the cart was read', async () => {
    await page.open([['tea']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    saveUnsent(page.world.client, CUSTOMER)
    saveUnsent(page.world.client, CUSTOMER)
    expect(kept()?.changes).toHaveLength(1)
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['4 tea'])
    expect(writes()).toEqual(['PUT'])
  })

  it('finds a line that was added since the page loaded by the id the API gave it', async () => {
    await page.open([])
    add('tea')
    await page.expectSettled('1 tea')
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    const after = await reload()
    expect(after.drawn()).toEqual(['4 tea'])
    await after.rest()
    expect(page.inApi()).toEqual(['4 tea'])
  })

  it('sends a removal and an add of the same dish', async () => {
    await page.open([['tea', 2]])
    onlineManager.setOnline(false)
    remove('tea')
    add('tea', 2)
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['2 tea'])
  })

  it('clears the lines there were', async () => {
    await page.open([['tea'], ['soup']])
    onlineManager.setOnline(false)
    clear()
    const after = await reload()
    expect(after.drawn()).toEqual([])
    await after.rest()
    expect(page.inApi()).toEqual([])
  })
})

describe('F13 a change that was sent or handed over before a reload', () => {
  it('is not sent again when it has arrived: the cart that is read counts', async () => {
    await page.open([])
    hold(page.world, 'POST', { answer: true })
    add('tea')
    await quiet()
    setQuantity('tea', 5)
    await quiet()
    const after = await reload()
    await after.rest()
    expect(after.drawn()).toEqual(['5 tea'])
    expect(page.inApi()).toEqual(['5 tea'])
    expect(kept()).toBeNull()
  })

  /** Reloads while an add of tea, and what was done to its line afterwards, have not reached the API. */
  async function reloadWithLateAdd(then: () => void) {
    await page.open([['soup']])
    const arrive = hold(page.world, 'POST')
    add('tea')
    await quiet()
    then()
    await quiet()
    const after = await reload()
    new QueryObserver(after.client, cartQuery(CUSTOMER)).subscribe(() => {})
    return { ...after, arrive }
  }

  it.each([
    ['a step', () => setQuantity('tea', 5), ['1 soup', '5 tea']],
    ['a removal', () => remove('tea'), ['1 soup']],
    ['a clear', () => clear(), []],
  ])('is followed by %s of its line once it has arrived', async (_, then, truth) => {
    const { arrive, drawn, rest } = await reloadWithLateAdd(then)
    arrive()
    await rest()
    expect(drawn()).toEqual(truth)
    expect(page.inApi()).toEqual(truth)
    expect(writes()).toHaveLength(truth.length > 0 ? 2 : 3)
    expect(kept()).toBeNull()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('does not hold back changes of other dishes', async () => {
    const { drawn } = await reloadWithLateAdd(() => {
      remove('tea')
      setQuantity('soup', 3)
    })
    expect(drawn()).toEqual(['3 soup'])
    await vi.waitFor(() => expect(page.inApi()).toEqual(['3 soup']), 3000)
  })

  it('is not mistaken for the same dish added on the next page', async () => {
    const { client, drawn, rest } = await reloadWithLateAdd(() => remove('tea'))
    page.world.transport = (request, send) => send(request)
    const added = changeCart(client, CUSTOMER, { id: 'again', kind: 'add', item: item('tea') })
    expect(drawn()).toEqual(['1 soup', '1 tea'])
    await Promise.all([added, rest()])
    expect(page.inApi()).toEqual(['1 soup', '1 tea'])
  }, 10_000)

  it('is waited for once, and by the next page too when this one is left', async () => {
    const { client } = await reloadWithLateAdd(() => setQuantity('tea', 5))
    saveUnsent(client, CUSTOMER)
    expect(kept()?.changes.map(({ kind }) => kind)).toEqual(['step'])
    expect(kept()?.awaited.map(({ dish }) => dish)).toEqual(['tea'])
    saveUnsent(client, CUSTOMER)
    expect(kept()?.awaited).toHaveLength(1)
    replayUnsent(client, CUSTOMER)
    saveUnsent(client, CUSTOMER)
    expect(kept()?.awaited).toHaveLength(1)
  })

  it('is not waited for longer than five seconds, even when a read hangs', { timeout: 10_000 }, async () => {
    const { drawn } = await reloadWithLateAdd(() => setQuantity('tea', 5))
    hold(page.world, 'GET')
    const began = Date.now()
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalledOnce(), 7000)
    expect(Date.now() - began).toBeGreaterThan(4500)
    expect(drawn()).toEqual(['1 soup'])
  })

  it('shows up on the next page when the API processes it after that page has read the cart', async () => {
    await page.open([])
    const arrive = hold(page.world, 'POST')
    add('tea')
    await quiet()
    const after = await reload()
    const stopReading = new QueryObserver(after.client, cartQuery(CUSTOMER)).subscribe(() => {})
    expect(after.drawn()).toEqual([])
    arrive()
    await vi.waitFor(() => expect(after.drawn()).toEqual(['1 tea']), 2000)
    expect(writes()).toEqual(['POST'])
    const reads = page.world.requests('GET').length
    await new Promise((resolve) => setTimeout(resolve, 1800))
    expect(page.world.requests('GET')).toHaveLength(reads)
    stopReading()
  })

  it('does not keep the change that waits behind it from being sent', async () => {
    await page.open([['tea']])
    hold(page.world, 'PUT', { answer: true })
    setQuantity('tea', 2)
    await quiet()
    setQuantity('tea', 5)
    await quiet()
    expect(page.inApi()).toEqual(['2 tea'])
    saveUnsent(page.world.client, CUSTOMER)
    expect(kept()?.changes).toHaveLength(1)
    page.world.transport = (request, send) => send(request)
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['5 tea'])
    expect(writes()).toEqual(['PUT', 'PUT'])
  })

  it('is not sent by a page that is restored after it handed its changes over', async () => {
    await page.open([['tea']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    add('soup')
    await quiet()
    const letGo = hold(page.world, 'POST')
    saveUnsent(page.world.client, CUSTOMER)
    onlineManager.setOnline(true)
    letGo()
    await quiet(20)
    await page.expectSettled('1 tea')
    expect(writes()).toEqual([])
    expect(notify.error).not.toHaveBeenCalled()
    replayUnsent(page.world.client, CUSTOMER)
    await page.expectSettled('4 tea', '1 soup')
    expect(writes().sort()).toEqual(['POST', 'PUT'])
  })

  it('is not sent by the old page at the end of a burst of taps', async () => {
    await page.open([['tea']])
    for (const quantity of [2, 3, 4]) setQuantity('tea', quantity)
    saveUnsent(page.world.client, CUSTOMER)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(writes()).toEqual([])
    expect(notify.error).not.toHaveBeenCalled()
  })
})

describe('F13 no change is stored', () => {
  it('when nothing waits', async () => {
    await page.open([['tea']])
    saveUnsent(page.world.client, CUSTOMER)
    expect(kept()?.changes).toEqual([])
  })

  it('for a guest, or for the next customer', async () => {
    vi.stubGlobal('window', new EventTarget())
    await page.open([['tea']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    const { client } = page.world
    saveUnsent(client, CUSTOMER)
    replayUnsent(client, 'cus_other')
    expect(kept()).toBeNull()
    expect(page.world.pending()).toEqual([])
    setQuantity('tea', 5)
    saveUnsent(client, CUSTOMER)
    signedOut()
    expect(kept()).toBeNull()
  })
})

describe('F38 stored changes that are malformed', () => {
  const made = async (text: string) => {
    await page.open([['tea']])
    localStore.set(KEY, text)
    onlineManager.setOnline(false)
    replayUnsent(page.world.client, CUSTOMER)
    await quiet()
    expect(localStore.get(KEY)).toBeNull()
    return page.drawn()
  }
  const id = 'some-id'
  const bread = item('bread')

  it.each([
    ...['', '{', 'null', '7', '[]', '{}', '{"customerId":"cus_model"}', '{"customerId":7,"changes":[]}'],
    '{"customerId":"cus_model","changes":[],"awaited":{"dishes":7}}',
    '{"customerId":"cus_model","changes":[],"awaited":[null,7,{"dish":7}]}',
  ])('are dropped when they are %s', async (text) => expect(await made(text)).toEqual(['1 tea']))

  it.each([
    null,
    { id, kind: 'add', line: 'l', item: {} },
    { id, kind: 'add', line: 'l', item: { ...bread, qty: 0 } },
    { id, kind: 'add', line: 'l', item: { ...bread, price: '300' } },
    { id, kind: 'add', line: 'l', item: { ...bread, specialInstructions: {} } },
    { id, kind: 'add', line: 'l', item: { ...bread, customOptionGroups: [null] } },
    {
      id,
      kind: 'add',
      line: 'l',
      item: { ...bread, customOptionGroups: [{ groupId: 'g', name: 'g', options: [{}] }] },
    },
    { id, kind: 'quantity', line: 'l', quantity: 1.5 },
    { id, kind: 'price', line: 'l', price: -1 },
    { id, kind: 'clear', lines: [7] },
    { id, kind: 'steal', line: 'l' },
    { kind: 'remove', line: 'l' },
  ])('are skipped in a list with valid ones: %j', async (odd) => {
    const right = { id: 'right', kind: 'add', line: 'right', item: bread }
    const text = JSON.stringify({ customerId: CUSTOMER, changes: [odd, right] })
    expect(await made(text)).toEqual(['1 tea', '1 bread'])
  })

  it('never break the rendered cart, whatever is stored', async () => {
    await page.open([['tea']])
    onlineManager.setOnline(false)
    const change = fc.record(
      {
        id: fc.oneof(fc.uuid(), fc.jsonValue()),
        kind: fc.constantFrom('add', 'quantity', 'edit', 'price', 'remove', 'clear', '__proto__'),
        line: fc.oneof(fc.constant('tea'), fc.jsonValue()),
        item: fc.oneof(fc.constant(bread), fc.jsonValue()),
        quantity: fc.oneof(fc.nat(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    const changes = fc.oneof(fc.jsonValue(), fc.array(change))
    fc.assert(
      fc.property(changes, (list) => {
        localStore.set(KEY, JSON.stringify({ customerId: CUSTOMER, changes: list }))
        replayUnsent(page.world.client, CUSTOMER)
        for (const { quantity, price } of page.world.drawn().lines) {
          expect(quantity).toBeGreaterThan(0)
          expect(price).toBeGreaterThanOrEqual(0)
        }
        page.world.client.getMutationCache().clear()
      }),
    )
  })
})
