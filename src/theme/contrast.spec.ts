import { describe, expect, it } from 'vitest'
import { THEMES } from '../lib/themes'
import { looks } from './theme'

type Rgb = [number, number, number]

const channelsOf = (hex: string) => [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16))

/** What is seen of a colour, which may let through what is behind it. */
function over(hex: string, behind: Rgb): Rgb {
  const [r, g, b, alpha] = channelsOf(hex) as [...Rgb, number]
  const mix = (front: number, back: number) => back + ((front - back) * alpha) / 255
  return [mix(r, behind[0]), mix(g, behind[1]), mix(b, behind[2])]
}
const solid = (hex: string) => over(hex, [0, 0, 0])

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const coloursIn = (value: string) => value.match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/g) ?? []

/** Every colour of a gradient as it is seen: each layer's stops over everything that may shine through from below. */
function stopsOf(gradient: string, background: string): Rgb[] {
  const layers = gradient.split(/,\s*(?=radial-gradient|linear-gradient|#[0-9a-f]+$)/)
  return layers.reduceRight(
    (below, layer) => [
      ...coloursIn(layer).flatMap((stop) => below.map((behind) => over(stop, behind))),
      ...(layer.includes('transparent') ? below : []),
    ],
    [solid(background)],
  )
}

const lowest = (text: string, grounds: Rgb[]) => Math.min(...grounds.map((ground) => contrast(solid(text), ground)))

it('the contrast is computed as in WCAG', () => {
  expect(lowest('#000000', [solid('#ffffff')])).toBe(21)
  expect(lowest('#777777', [solid('#ffffff')])).toBeCloseTo(4.478, 3)
  expect(solid('#ffffff80')).toEqual([128, 128, 128])
  expect(stopsOf('radial-gradient(1% at 0 0, #ffffff80 0%, transparent 9%), #000000', '#123456')).toEqual([
    [128, 128, 128],
    [0, 0, 0],
  ])
})

describe.each(THEMES)('the %s theme', (name) => {
  const { palette, look } = looks[name]
  const { background, paper, divider, primary, onPrimary, outline, warning } = palette
  const grounds = { background, paper, tint: look.tint }
  const texts = ['text', 'textSecondary', 'primaryText', 'error', 'success', 'warning'] as const

  describe.each(texts)('sets %s legibly', (text) => {
    it.each(Object.entries(grounds))('on %s', (_, ground) => {
      expect(lowest(palette[text], [solid(ground)])).toBeGreaterThanOrEqual(4.5)
    })
  })

  it.each(['text', 'textSecondary', 'primaryText'] as const)(
    'sets %s legibly on every stop of its gradient',
    (text) => {
      expect(lowest(palette[text], stopsOf(look.gradient, background))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('sets legible text on its strongest action, and on its colour', () => {
    expect(lowest(onPrimary, [solid(primary), ...stopsOf(look.action, background)])).toBeGreaterThanOrEqual(4.5)
  })

  it('shows legibly that a dish is sold out, and that there is no connection', () => {
    expect(lowest(palette.textSecondary, [solid(divider)])).toBeGreaterThanOrEqual(4.5)
    expect(lowest(background, [solid(warning)])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Object.entries({ background, paper }))('outlines controls visibly on %s', (_, ground) => {
    expect(lowest(outline, [solid(ground)])).toBeGreaterThanOrEqual(3)
  })
})
