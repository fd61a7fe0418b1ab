// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../lib/after-paint'
import { SCHEMES, THEMES } from '../lib/themes'
import { followOtherTabs, themeChosen, themeRestored, useTheme } from './theme'

const shown = () => document.documentElement.dataset.theme
beforeEach(() => {
  localStorage.clear()
  themeRestored()
})
/** A choice is shown after the next paint: none is left to come when the window has gone. */
afterEach(() => new Promise<void>(afterPaint))

it('there are three themes, and the first is the default', () => {
  expect(THEMES).toEqual(['classic', 'modern', 'luxury'])
  expect(shown()).toBe(SCHEMES.classic)
})

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

it('F38 any other stored theme becomes classic', () => {
  const odd = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'Modern', ' luxury'))
  fc.assert(
    fc.property(odd, (stored) => {
      localStorage.setItem('theme', stored)
      themeRestored()
      expect(shown()).toBe(SCHEMES.classic)
    }),
  )
})

it('a theme is chosen for every tab', () => {
  const stop = followOtherTabs()
  localStorage.setItem('theme', 'luxury')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(shown()).toBe(SCHEMES.classic)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(shown()).toBe(SCHEMES.luxury)
  stop()
})

it.each([null, 'theme'])('a theme of another tab is shown until the page stops following: %s', (key) => {
  const stop = followOtherTabs()
  const other = (theme: string) => {
    localStorage.setItem('theme', theme)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  other('luxury')
  expect(shown()).toBe(SCHEMES.luxury)
  stop()
  other('classic')
  expect(shown()).toBe(SCHEMES.luxury)
})

describe('the bar of the browser', () => {
  const bar = () => document.querySelector('meta')!.content
  afterEach(() => document.querySelector('meta')?.remove())

  it('has the color of the theme, and keeps its own for one without', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#000" data-luxury="#111">'
    localStorage.setItem('theme', 'luxury')
    themeRestored()
    expect(bar()).toBe('#111')
    localStorage.setItem('theme', 'modern')
    themeRestored()
    expect(bar()).toBe('#111')
  })

  it('is read from no other tag of the page', () => {
    document.head.innerHTML = '<meta name="description" content="Noodles" data-luxury="#111">'
    localStorage.setItem('theme', 'luxury')
    themeRestored()
    expect(bar()).toBe('Noodles')
  })
})

it('a page is drawn in the classic theme until the device has been read', async () => {
  localStorage.setItem('theme', 'luxury')
  vi.resetModules()
  const fresh = await import('./theme')
  const { result } = renderHook(fresh.useTheme)
  expect(result.current).toBe('classic')
  act(fresh.themeRestored)
  expect(result.current).toBe('luxury')
})

it('a chosen theme is known at once to what shows it, and after a reload', () => {
  const { result } = renderHook(useTheme)
  expect(result.current).toBe('classic')
  act(() => themeChosen('modern'))
  expect(result.current).toBe('modern')
  localStorage.setItem('theme', 'luxury')
  act(themeRestored)
  expect(result.current).toBe('luxury')
})

it('a choice of another tab, made before ours is painted, stands', async () => {
  const stop = followOtherTabs()
  themeChosen('modern')
  localStorage.setItem('theme', 'luxury')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(shown()).toBe(SCHEMES.luxury)
  stop()
})
