import { describe, expect, it } from 'vitest'
import { THEMES } from '../lib/themes'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lowest, pairsOf, stopsOf, TEXT, tooLow } from './contrast'
import type { Look } from './look'
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
    'pale text on what is sold out',
  ])
})

const rules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, text]) => ({
      rule: `${file} ${selector!.replaceAll(/\s+/g, ' ').trim()}`,
      color: /(?:^|;|\s)color: var\((--[\w-]+)\)/.exec(text!)?.[1],
      ground: /background(?:-color)?: var\((--[\w-]+)\)/.exec(text!)?.[1],
      opacity: Number(/(?:^|;|\s)opacity: ([\d.]+)/.exec(text!)?.[1] ?? 1),
    })),
  )

/** The colours that our style sheets name, by their tokens. */
const tokensOf = ({ palette, look }: Look): Record<string, string> => ({
  ...{
    '--bg': palette.background,
    '--paper': palette.paper,
    '--text': palette.text,
    '--text-2': palette.textSecondary,
  },
  ...{ '--line': palette.divider, '--primary': palette.primary, '--on-primary': palette.onPrimary },
  ...{ '--primary-text': palette.primaryText, '--error': palette.error, '--warning': palette.warning },
  ...{ '--success': palette.success, '--tint': look.tint, '--action': look.action, '--bar': look.bar },
  ...{ '--hero': look.hero, '--hero-text': look.heroText, '--mui-look-heroText': look.heroText },
  ...{ '--on-message': palette.background, '--ground-1': look.ground1 },
})

describe.each(THEMES)('what style sheets put on each other in the %s look', (name) => {
  const tokens = tokensOf(looks[name])
  /** A rule that names its ground alone holds text, unless it is a solid sign such as a dot or a meter. */
  const grounds = ['--tint', '--paper', '--bg', '--bar']
  const used = rules.flatMap(({ rule, color, ground }) => {
    const on = ground ?? (color && (color === '--on-primary' ? '--primary' : '--paper'))
    return on && (color ?? grounds.includes(on)) ? [[`${color ?? '--text'} on ${on}`, rule] as const] : []
  })

  it.each([...new Map(used)])('is legible: %s, as in %s', (pair) => {
    const [color, ground] = pair.split(' on ').map((token) => tokens[token])
    expect(color, `${pair} has no known colours`).toBeTruthy()
    expect(lowest(color!, stopsOf(ground!, looks[name].palette.background))).toBeGreaterThanOrEqual(TEXT)
  })
})

it('no text is made faint: only what cannot be used, waits for the code, moves or is drawn', () => {
  const faint = rules.filter(({ opacity }) => opacity > 0 && opacity < 1).map(({ rule }) => rule)
  const allowed = /:disabled|aria-disabled|data-early|DishPicture| from$/
  expect(faint.filter((rule) => !allowed.test(rule))).toEqual([])
})
