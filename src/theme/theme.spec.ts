import { describe, expect, it } from 'vitest'
import { BAR_COLORS, THEMES } from '../lib/themes'
import { looks } from './theme'

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe.each(THEMES)('the %s look', (name) => {
  const { palette, look } = looks[name]
  const texts = ['text', 'textSecondary', 'primaryText', 'error', 'success', 'warning'] as const

  it.each(texts)('sets %s legibly on every ground', (text) => {
    for (const ground of [palette.background, palette.paper, look.tint]) {
      expect(contrast(palette[text], ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('sets legible text on its strongest action', () => {
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5)
    for (const [colour] of look.action.matchAll(/#[0-9a-f]{6}\b/g)) {
      expect(contrast(palette.onPrimary, colour)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has its background in the browser’s own bars', () => expect(BAR_COLORS[name]).toBe(palette.background))

  it('outlines controls visibly', () => {
    expect(contrast(palette.outline, palette.background)).toBeGreaterThanOrEqual(3)
    expect(contrast(palette.outline, palette.paper)).toBeGreaterThanOrEqual(3)
  })
})
