import { blend, formatHex, wcagContrast } from 'culori'
import { t } from 'ttag'
import type { Look } from './look.ts'

const COLOR = /#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi

/** A colour as it is seen over another, which a transparent one lets through. */
const over = (color: string, behind: string) => formatHex(blend([behind, color]))

/** Every colour of a gradient as it is seen: each layer's stops over everything that may show through from below. */
export function stopsOf(gradient: string, background: string): string[] {
  const layers = gradient.split(/,\s*(?=radial-gradient|linear-gradient|#[0-9a-f]+$)/i)
  return layers.reduceRight(
    (below, layer) => [
      ...(layer.match(COLOR) ?? []).flatMap((stop) => below.map((behind) => over(stop, behind))),
      ...(layer.includes('transparent') ? below : []),
    ],
    [background],
  )
}

/** The lowest contrast of a colour on several others, as WCAG computes it: 1 to 21. */
export const lowest = (color: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => wcagContrast(color, ground)))

/** What WCAG 2.2 asks for: of text (1.4.3), and of what shows where a control is (1.4.11). */
export const TEXT = 4.5
export const CONTROL = 3

/** Two colours of a look that must differ: `of` is read, or seen, on `on`. */
export type Pair = { of: string; color: string; on: string; grounds: string[]; least: number }

/** The pairs of colours whose contrast must be sufficient in every look, in words for people. */
export function pairsOf({ palette, look }: Look): Pair[] {
  const { background, paper, primary, outline, textSecondary, primaryText } = palette
  const surfaces = { [t`the page`]: background, [t`a card`]: paper, [t`a selected element`]: look.tint }
  const writing = { [t`text`]: palette.text, [t`pale text`]: textSecondary, [t`a link`]: primaryText }
  const messages = {
    [t`an error`]: palette.error,
    [t`a success`]: palette.success,
    [t`a warning`]: palette.warning,
  }
  const pair = (of: string, color: string, on: string, grounds: string[], least = TEXT) => {
    return { of, color, on, grounds, least }
  }
  return [
    ...Object.entries({ ...writing, ...messages }).flatMap(([of, color]) =>
      Object.entries(surfaces).map(([on, ground]) => pair(of, color, on, [ground])),
    ),
    pair(t`text`, look.heroText, t`the head of a page`, [look.hero]),
    pair(t`pale text`, look.heroText2, t`the head of a page`, [look.hero]),
    pair(t`a button’s text`, look.heroOnAction, t`the button of a head`, [look.heroAction]),
    pair(t`a button’s text`, palette.onPrimary, t`the button`, [primary, ...stopsOf(look.action, background)]),
    pair(t`pale text`, textSecondary, t`what is sold out`, [palette.divider]),
    pair(t`the text of a banner`, background, t`the banner`, [palette.warning]),
    pair(t`the text of an error`, background, t`the error`, [palette.error]),
    ...Object.entries(surfaces)
      .slice(0, 2)
      .flatMap(([on, ground]) => [
        pair(t`the outline of a field`, outline, on, [ground], CONTROL),
        pair(t`a control`, primary, on, [ground], CONTROL),
      ]),
  ]
}

/** The pairs of a look whose contrast is too low. */
export const tooLow = (look: Look) =>
  pairsOf(look)
    .map((pair) => ({ ...pair, contrast: lowest(pair.color, pair.grounds) }))
    .filter(({ contrast, least }) => contrast < least)
