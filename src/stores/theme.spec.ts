// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../lib/after-paint'
import { SCHEMES, THEMES } from '../lib/themes'
import { followOtherTabs, themeChosen, themeRestored } from './theme'

const shown = () => document.documentElement.dataset.theme
beforeEach(() => {
  localStorage.clear()
  themeRestored()
})
/** A choice is shown after the next paint: none is left to come when the window has gone. */
afterEach(() => new Promise<void>(afterPaint))

it.each(THEMES)(
  'the theme %s is saved at once, shown after the next paint, and restored after a reload',
  async (theme) => {
    themeChosen(theme)
    expect({ ...localStorage }).toEqual({ theme })
    await vi.waitFor(() => expect(shown()).toBe(SCHEMES[theme]))
    delete document.documentElement.dataset.theme
    themeRestored()
    expect(shown()).toBe(SCHEMES[theme])
  },
)

it('F38 any other stored theme becomes classic, the first of three', () => {
  expect(THEMES).toEqual(['classic', 'modern', 'luxury'])
  expect(shown()).toBe(SCHEMES.classic)
  const odd = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'Modern', ' luxury'))
  fc.assert(
    fc.property(odd, (stored) => {
      localStorage.setItem('theme', stored)
      themeRestored()
      expect(shown()).toBe(SCHEMES.classic)
    }),
  )
})

it.each([null, 'theme'])('a theme of another tab is shown until the page stops following: %s', (key) => {
  const stop = followOtherTabs()
  const other = (theme: string, changed: string | null) => {
    localStorage.setItem('theme', theme)
    window.dispatchEvent(new StorageEvent('storage', { key: changed }))
    return shown()
  }
  expect([other('luxury', 'cart'), other('luxury', key)]).toEqual([SCHEMES.classic, SCHEMES.luxury])
  stop()
  expect(other('classic', key)).toBe(SCHEMES.luxury)
})

it('the bar of the browser has the color of the theme, and keeps its own for one without; no other tag has it', () => {
  const tag = (name: string, content: string) => `<meta name="${name}" content="${content}" data-luxury="#111">`
  document.head.innerHTML = tag('description', 'Noodles') + tag('theme-color', '#000')
  for (const theme of ['luxury', 'modern']) {
    localStorage.setItem('theme', theme)
    themeRestored()
    expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual(['Noodles', '#111'])
  }
  document.head.innerHTML = ''
})

it('a page is drawn in the classic theme until the device has been read; a chosen one is known at once', async () => {
  localStorage.setItem('theme', 'luxury')
  vi.resetModules()
  const fresh = await import('./theme')
  const { result } = renderHook(fresh.useTheme)
  expect(result.current).toBe('classic')
  act(fresh.themeRestored)
  expect(result.current).toBe('luxury')
  act(() => fresh.themeChosen('modern'))
  expect(result.current).toBe('modern')
})

it('a choice of another tab, made before ours is painted, stands', async () => {
  const stop = followOtherTabs()
  themeChosen('modern')
  localStorage.setItem('theme', 'luxury')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await new Promise<void>(afterPaint)
  expect(shown()).toBe(SCHEMES.luxury)
  stop()
})
