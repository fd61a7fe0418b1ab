import { expect, it, vi } from 'vitest'
import { paths } from '../lib/paths'
import { firstPage } from './first-page'
import * as pages from './pages'

const DRAWN = { isDrawn: true, hasData: true }
const dish = paths.item('all-day', 'small-plates', 'charred-corn-ribs')
const addresses = [...Object.values(paths).filter((path) => typeof path === 'string'), dish, '/menu/a/item/b']

it.each(addresses)('a visit that begins at %s requests the code of its page at once', async (address) => {
  expect(await firstPage(address, DRAWN)).toBe(true)
})

it.each(Object.values(paths.account))('and at %s that of the account’s frame as well', async (address) => {
  const ofFrame = vi.spyOn(pages.AccountLayout, 'preload')
  expect(await firstPage(address, DRAWN)).toBe(true)
  expect(ofFrame).toHaveBeenCalledOnce()
})

it('at an unknown address nothing is requested', async () => {
  expect(await firstPage('/unknown', DRAWN)).toBe(false)
})
