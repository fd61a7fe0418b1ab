// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { SCHEMES, THEMES } from '../lib/themes'
import { followOtherTabs, themeChosen, themeRestored } from './theme'

const shown = () => document.documentElement.dataset.theme
beforeEach(() => {
  localStorage.clear()
  themeRestored()
})

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

it('a choice of another tab, made before ours is painted, stands', async () => {
  const stop = followOtherTabs()
  themeChosen('modern')
  localStorage.setItem('theme', 'luxury')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(shown()).toBe(SCHEMES.luxury)
  stop()
})
