import { describe, expect, it } from 'vitest'
import { THEMES } from '../lib/themes'
import { lowest, pairsOf, stopsOf, tooLow } from './contrast'
import { looks } from './looks'

it('the contrast is computed as in WCAG', () => {
  expect(lowest('#000000', ['#ffffff'])).toBe(21)
  expect(lowest('#777777', ['#ffffff', '#ffffff'])).toBeCloseTo(4.478, 3)
  expect(lowest('#777777', ['#ffffff', '#777777'])).toBe(1)
})

it('a gradient has each of its colours, seen over what shows through from below', () => {
  expect(stopsOf('radial-gradient(1% at 0 0, #ffffff80 0%, transparent 9%), #000000', '#123456')).toEqual([
    '#808080',
    '#000000',
  ])
  expect(stopsOf('linear-gradient(#112233, transparent)', '#445566')).toEqual(['#112233', '#445566'])
})

describe.each(THEMES)('the %s look as designed', (name) => {
  it.each(pairsOf(looks[name]).map((pair) => [pair.of, pair.on, pair] as const))(
    'shows %s legibly on %s',
    (_of, _on, { color, grounds, least }) => expect(lowest(color, grounds)).toBeGreaterThanOrEqual(least),
  )
})

it('a pair that is too much alike is named', () => {
  const { classic } = looks
  const faint = { ...classic, palette: { ...classic.palette, textSecondary: '#9aa295' } }
  expect(tooLow(faint).map(({ of, on }) => `${of} on ${on}`)).toEqual([
    'pale text on the page',
    'pale text on a card',
    'pale text on a selected element',
    'pale text on the head of a page',
    'pale text on what is sold out',
  ])
})
