import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { addition as add, createLeftBehind } from '../../../tests/faults/left-behind'
import { silenceFailures } from '../../../tests/faults/silence'
import { signedOut } from '../../stores/auth'
import { followClosedTabs, pageLeft, replayAlone } from './replay'
import { KEY } from './saved'

silenceFailures()
const page = createCartPage()
const { cart, kept, left, pass } = createLeftBehind(page)
afterEach(() => pageLeft(false))

describe('F13 several tabs', () => {
  it('take the saved changes one at a time, and let the others see that they are gone', async () => {
    await page.open([['tea']])
    const names: string[] = []
    let isOver = false
    const request = (name: string, work: () => Promise<void>) => {
      names.push(name)
      return work().then(() => (isOver = true))
    }
    vi.stubGlobal('navigator', { locks: { request } })
    left([add('soup')])
    void replayAlone(cart())
    left([add('bread')])
    void replayAlone(cart())
    expect(names[0]).toBeTruthy()
    expect(names[1]).toBe(names[0])
    await pass(99)
    expect(isOver).toBe(false)
    await pass(1)
    expect(isOver).toBe(true)
    await page.expectSettled('1 tea', '1 soup', '1 bread')
  })

  it('take nothing on a page that was left, until it is shown again', async () => {
    await page.open([['tea']])
    left([add('soup')])
    pageLeft(true)
    void replayAlone(cart())
    expect(kept()).toHaveLength(1)
    pageLeft(false)
    void replayAlone(cart())
    expect(kept()).toBeUndefined()
    await pass(100)
    await page.expectSettled('1 tea', '1 soup')
  })

  it('F30 take nothing once the customer has signed out', async () => {
    await page.open([['tea']])
    signedOut()
    left([add('soup')])
    void replayAlone(cart())
    expect(kept()).toHaveLength(1)
  })
})

describe('F13 a tab hears that another one was closed', () => {
  let stop: () => void
  afterEach(() => stop())
  const heard = (key = KEY, newValue: string | null = 'something') =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  async function open(options = {}) {
    await page.open([['tea']], options)
    stop = followClosedTabs(page.world.client)
    left([add('soup')])
  }

  it('and sends its changes after five seconds, in which a reloaded tab can take them back', async () => {
    await open()
    heard()
    await pass(3000)
    heard()
    await pass(4999)
    expect(kept()).toHaveLength(1)
    await pass(1)
    await pass(100)
    await page.expectSettled('1 tea', '1 soup')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it.each([
    ['another key has changed', {}, () => heard('another')],
    ['the changes have been taken already', {}, () => heard(KEY, null)],
    ['it has not read the cart', { read: false }, () => heard()],
    ['its customer has signed out', {}, () => (signedOut(), left([add('soup')]), heard())],
    ['it has another cache', {}, () => (stop(), (stop = followClosedTabs(new QueryClient())), heard())],
  ])('but does nothing when %s', async (_, options, happens) => {
    await open(options)
    happens()
    await pass(6000)
    expect(kept()).toHaveLength(1)
  })

  it('but does nothing once it has stopped, or when it stops meanwhile', async () => {
    await open()
    heard()
    await pass(1000)
    stop()
    await pass(6000)
    heard()
    await pass(6000)
    expect(kept()).toHaveLength(1)
  })
})
