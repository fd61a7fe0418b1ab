import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePending } from '../../../tests/setup/pending-change'
import { session } from '../../../tests/setup/session-calls'
import { localStore } from '../../lib/storage'
import { signedIn, signedOut } from '../../stores/auth'
import { sessionEnded } from '../../stores/session-end'
import { cartFor, markSent, type Cart } from './cart'
import type { CartChange } from './lines'
import { KEY, readSaved, saveBeforeLeaving, saveUnsent, waits, type Awaited } from './saved'

const remove = (id: string, dish: string): CartChange => ({ id, kind: 'remove', dish, line: dish, quantity: 1 })
const [tea, soup, bread] = ['tea', 'soup', 'bread'].map((dish) => remove(`no ${dish}`, dish)) as [
  CartChange,
  CartChange,
  CartChange,
]
const waitFor = (customerId: string, ...awaited: Awaited[]) =>
  waits.set(`${customerId} ${waits.size}`, { customerId, awaited, over: Promise.resolve() })
const saved = () => readSaved('ada')
const keptIds = () => saved()?.changes.map(({ id }) => id)

let client: QueryClient
let cart: Cart
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }))
  signedIn(session('ada', 'token'))
  client = new QueryClient()
  cart = cartFor(client, 'ada')
})
afterEach(() => {
  for (const change of [tea, soup, bread]) markSent(change, false)
  waits.clear()
  onlineManager.setOnline(true)
  signedOut()
  localStore.remove(KEY)
})

describe('F13 a page that is left', () => {
  it('adds to what was saved before it', () => {
    makePending(cart, tea)
    saveUnsent(cart)
    makePending(cart, soup)
    saveUnsent(cart)
    expect(keptIds()).toEqual(['no tea', 'no soup'])
  })

  it('leaves what it waits for itself, of its own customer only', () => {
    waitFor('ada', { dish: 'soup', lines: '["1 soup"]' })
    waitFor('eve', { dish: 'bread', lines: '["1 bread"]' })
    saveUnsent(cart)
    expect(saved()?.awaited).toEqual([{ dish: 'soup', lines: '["1 soup"]' }])
  })

  it('leaves for each dish the latest of what was saved, what it waits for and what it has sent', () => {
    waitFor('ada', { dish: 'soup', lines: 'old' }, { dish: 'bread', lines: 'old' }, { dish: 'tea', lines: 'old' })
    saveUnsent(cart)
    waits.clear()
    waitFor('ada', { dish: 'soup', lines: 'new' }, { dish: 'tea', lines: 'new' })
    makePending(cart, tea)
    markSent(tea, true)
    saveUnsent(cart)
    expect(saved()?.awaited).toEqual([
      { dish: 'soup', lines: 'new' },
      { dish: 'bread', lines: 'old' },
      { dish: 'tea', lines: '[]' },
    ])
  })
})

describe('F13 unsent changes are saved', () => {
  let stop: () => void
  beforeEach(() => {
    stop = saveBeforeLeaving(client)
    makePending(cart, tea)
  })
  afterEach(() => stop())
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const turn = (hidden: boolean) => {
    Object.assign(document, { hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.each([
    ['the page is left', leave],
    ['the session ends by itself, as the customer may come back', sessionEnded],
    [
      'the page is hidden without a connection, as the phone may end it',
      () => (onlineManager.setOnline(false), turn(true)),
    ],
    [
      'the page is hidden while it waits for earlier changes to arrive',
      () => (waitFor('ada', { dish: 'soup', lines: '[]' }), turn(true)),
    ],
  ])('when %s', (_, happen) => {
    happen()
    expect(keptIds()).toEqual(['no tea'])
  })

  it('not when a guest leaves the page', () => {
    signedOut()
    leave()
    expect(localStore.get(KEY)).toBeNull()
  })

  it('neither when the page is shown, nor when it is hidden while nothing keeps them from being sent', () => {
    turn(true)
    onlineManager.setOnline(false)
    waitFor('ada', { dish: 'soup', lines: '[]' })
    turn(false)
    expect(saved()).toBeNull()
    expect(cart.changes()).toEqual([tea])
  })

  it('by no page that has stopped', () => {
    stop()
    leave()
    onlineManager.setOnline(false)
    turn(true)
    sessionEnded()
    expect(localStore.get(KEY)).toBeNull()
  })
})
