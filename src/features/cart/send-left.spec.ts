import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, hold, quiet } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { toast } from '../../../tests/setup/toasts'
import { configureSession, SessionExpiredError } from '../../api/renewal'
import { localStore } from '../../lib/storage'
import { sessionEnded } from '../../stores/session-end'
import { cartFor, notices } from './cart'
import { KEY, readSaved, save, saveUnsent } from './saved'

silenceFailures()
const page = createCartPage()
const { openWithoutVersions, set } = page
const setTea = (quantity: number) => set('tea', quantity)
const clear = () => page.world.actions.clear()
const edit = () => page.edit({ specialInstructions: 'No milk' }, 2)
const saved = () => readSaved(CUSTOMER)?.changes.map(({ kind }) => kind)
/** Another device replaces the line of a dish by another one of the same dish. */
const replaceTea = () => {
  const tea = page.world.apiLines().find(({ menuItemId }) => menuItemId === 'tea')
  tea!.cartItemId = `another ${tea!.cartItemId}`
}

let hasCompany: MockInstance<typeof notices.hasCompany>
beforeEach(() => {
  hasCompany = vi.spyOn(notices, 'hasCompany').mockReturnValue(false)
  localStore.remove(KEY)
})
afterEach(() => hasCompany.mockRestore())

describe('F13 a page that is left while it reads the cart', () => {
  /** A page that reads the cart before each change. */
  async function openInCompany(...stock: Parameters<typeof page.open>[0]) {
    await openWithoutVersions(...stock)
    hasCompany.mockReturnValue(true)
  }
  /** Holds the reads from this one on. */
  function holdReads(from: number) {
    const before = page.world.transport
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    let reads = 0
    page.world.transport = async (request, send) => {
      if (request.method === 'GET' && ++reads >= from) await gate
      return before(request, send)
    }
    return letGo
  }
  const leave = () => saveUnsent(cartFor(page.world.client, CUSTOMER))

  it('leaves the change to the next page, and does not send it as well', async () => {
    await openInCompany(['tea', 3])
    const { calls } = recordCalls(page.world)
    const letGo = holdReads(1)
    setTea(2)
    await quiet()
    leave()
    letGo()
    await quiet(20)
    expect([saved(), calls]).toEqual([['step'], ['GET']])
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('reads nothing for a change that waited and was left to the next page', async () => {
    await openInCompany(['tea', 3])
    const { calls } = recordCalls(page.world)
    const letGo = hold(page.world, 'PUT')
    setTea(2)
    await quiet()
    page.world.actions.remove(page.world.line('tea'))
    await quiet()
    leave()
    letGo()
    await quiet(20)
    expect([saved(), calls]).toEqual([['remove'], ['GET', 'PUT 200', 'GET']])
  })

  it('reads nothing for a change that was left to the next page before the code that sends it had come', async () => {
    await page.open([['tea', 3]])
    const { calls } = recordCalls(page.world)
    setTea(2)
    leave()
    page.world.client.clear()
    await quiet(20)
    expect([saved(), calls]).toEqual([['step'], []])
  })

  it('leaves a change whose line was gone, as it has certainly not arrived', async () => {
    await openInCompany(['tea', 3])
    let isFirst = true
    const { calls } = recordCalls(page.world, () => {
      if (isFirst) replaceTea()
      isFirst = false
    })
    const letGo = holdReads(3)
    setTea(2)
    await quiet(20)
    expect(calls).toEqual(['GET', 'PUT 404', 'GET'])
    leave()
    expect(saved()).toEqual(['step'])
    letGo()
  })

  it('does not leave a change of which a part has arrived, as it would be made twice', async () => {
    await openInCompany(['tea', 2], ['tea', 3])
    const { calls } = recordCalls(page.world, (_, nth) => {
      if (nth === 2) replaceTea()
    })
    const letGo = holdReads(5)
    setTea(1)
    await quiet(30)
    expect(calls).toEqual(['GET', 'DELETE 200', 'GET', 'GET', 'PUT 404', 'GET'])
    leave()
    expect(saved()).toEqual([])
    letGo()
    await quiet(20)
  })

  it('leaves all taps of a burst whose first has failed', async () => {
    await openInCompany(['tea', 3])
    page.world.sandbox.context.scenarios.start({ name: 'fail', match: 'PUT', times: 1, status: 500 })
    const { calls } = recordCalls(page.world)
    const letGo = holdReads(3)
    const release = hold(page.world, 'PUT')
    setTea(4)
    await quiet()
    setTea(5)
    release()
    await quiet(30)
    expect(calls).toEqual(['GET', 'PUT 500', 'GET'])
    leave()
    expect(saved()).toEqual(['step', 'step'])
    letGo()
  })
})

describe('a change that is refused as the session has expired', () => {
  const refuse = (status: number) => recordCalls(page.world, () => new Response(null, { status }))
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    configureSession({ refresh: () => Promise.reject(new SessionExpiredError()), onLost: sessionEnded })
    save({ customerId: CUSTOMER, changes: [], awaited: [] })
  })
  afterEach(() => {
    configureSession({ refresh: () => Promise.reject(new Error('No renewal is connected')), onLost: () => {} })
    localStore.remove(KEY)
  })

  it.each([
    ['a step', 'step', [['tea']], () => setTea(2)],
    ['a clearing of several lines, as clearing twice does no harm', 'clear', [['tea'], ['soup']], () => clear()],
    ['an edit of several lines, which are edited one at a time', 'update', [['tea'], ['tea']], () => edit()],
  ] as const)('is kept for the next sign-in: %s', async (_, kind, stock, change) => {
    await page.open(stock.map((one) => [...one]))
    refuse(401)
    change()
    await page.world.settled()
    expect(saved()).toEqual([kind])
  })

  it.each([403, 500])('is kept for no other failure: %i', async (status) => {
    await page.open([['tea']])
    refuse(status)
    setTea(2)
    await page.world.settled()
    expect(saved()).toEqual([])
  })
})
