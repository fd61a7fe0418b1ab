// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { notify as Notify, toasterMounted } from './notify'

type Toast = Parameters<typeof toasterMounted>[0]
const toast = { success: vi.fn<Toast['success']>(), error: vi.fn<Toast['error']>() }
let notify: typeof Notify
const tap = (clientY: number) => window.dispatchEvent(new MouseEvent('pointerdown', { clientY }))
const screenOf = (width: number) => vi.stubGlobal('innerWidth', width)

/** Each test loads the module again: it remembers the last tap. */
beforeEach(async () => {
  vi.resetModules()
  const module = await import('./notify')
  notify = module.notify
  module.toasterMounted(toast as unknown as Toast)
})
afterEach(() => vi.unstubAllGlobals())

describe.each(['success', 'error'] as const)('a toast of %s', (kind) => {
  const shown = () => vi.mocked(toast[kind]).mock.lastCall

  it('stays 4 s at its usual place, when nothing else is asked for', () => {
    notify[kind]('Done')
    expect(shown()).toEqual(['Done', { duration: 4000 }])
  })

  it('stays as long and says as much as it is asked to', () => {
    notify[kind]('Done', { duration: 3000, description: 'All of it', id: 'one' })
    expect(shown()).toEqual(['Done', { duration: 3000, description: 'All of it', id: 'one' }])
  })

  it.each([
    [390, 139, { position: 'bottom-right' }],
    [390, 140, {}],
    [599, 0, { position: 'bottom-right' }],
    [600, 0, {}],
    [1280, 20, {}],
  ])('on a screen of %i px after a tap at %i px from the top is at %o', (width, y, place) => {
    screenOf(width)
    tap(y)
    notify[kind]('Done')
    expect(shown()).toEqual(['Done', { duration: 4000, ...place }])
  })

  it('is back at its usual place after a tap further down, and before any tap', () => {
    screenOf(390)
    notify[kind]('Before')
    expect(shown()).toEqual(['Before', { duration: 4000 }])
    tap(20)
    tap(500)
    notify[kind]('After')
    expect(shown()).toEqual(['After', { duration: 4000 }])
  })

  it('knows of a tap that a part of the page keeps to itself', () => {
    screenOf(390)
    const own = document.body.appendChild(document.createElement('button'))
    own.addEventListener('pointerdown', (event) => event.stopPropagation())
    own.dispatchEvent(new MouseEvent('pointerdown', { clientY: 20, bubbles: true }))
    own.remove()
    notify[kind]('Done')
    expect(shown()).toEqual(['Done', { duration: 4000, position: 'bottom-right' }])
  })
})
