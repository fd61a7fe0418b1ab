import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEMES } from '../../lib/themes'
import { tooLow } from '../../theme/contrast'
import { looks } from '../../theme/looks'
import { brandLook } from './brand-look'

const color = fc.stringMatching(/^#[0-9a-f]{6}$/)

describe.each(THEMES)('a brand in the %s look', (name) => {
  const look = looks[name]

  it('changes nothing with the colours of the look itself', () => {
    const { primary: accent, background } = look.palette
    expect(brandLook(look, { accent, background })).toEqual(look)
    expect(brandLook(look, {})).toEqual(look)
  })

  it('is legible with any accent: only the accent itself can be too near the page', () => {
    fc.assert(
      fc.property(color, (accent) => {
        const pairs = tooLow(brandLook(look, { accent })).map(({ of, on }) => `${of} on ${on}`)
        expect(pairs.filter((pair) => !pair.startsWith('a control on '))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the colours of errors, warnings and successes', () => {
    const { palette } = brandLook(look, { accent: '#0055cc' })
    const { error, warning, success } = look.palette
    expect(palette).toMatchObject({ primary: '#0055cc', error, warning, success })
  })

  it('stands on another background wherever the old one was named', () => {
    const background = name === 'modern' ? '#101418' : '#ffffff'
    const branded = brandLook(look, { background })
    expect(branded.palette.background).toBe(background)
    expect(branded.look.bar.startsWith(background)).toBe(true)
    expect(JSON.stringify(branded)).not.toContain(look.palette.background)
  })
})

it('a blue brand has no green in Classic, and keeps its warm tones', () => {
  const { palette, look } = brandLook(looks.classic, { accent: '#1557c0' })
  expect(palette.primaryText).not.toBe(looks.classic.palette.primaryText)
  expect(look.tint).not.toBe(looks.classic.look.tint)
  expect(look.heroAction).toBe(looks.classic.look.heroAction)
  expect(look.hero).not.toBe(looks.classic.look.hero)
  expect(look.action).not.toBe(looks.classic.look.action)
})

it('a red brand does not redden the ivory of Luxury', () => {
  const { palette, look } = brandLook(looks.luxury, { accent: '#8a2b20' })
  expect([palette.paper, look.hero]).toEqual([looks.luxury.palette.paper, looks.luxury.look.hero])
  expect(look.action).not.toBe(looks.luxury.look.action)
})

it('a light accent has dark letters on it', () => {
  expect(brandLook(looks.classic, { accent: '#ffc400' }).palette.onPrimary).toBe('#141414')
})

it('a font is followed by what the device has', () => {
  expect(brandLook(looks.luxury, { font: { family: 'Playfair Display' } }).look.font).toBe('"Playfair Display", serif')
  expect(brandLook(looks.modern, { font: { family: 'Inter' } }).look.font).toBe('"Inter", sans-serif')
})
