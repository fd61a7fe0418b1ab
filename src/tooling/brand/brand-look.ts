import { clampChroma, converter, formatHex, formatHex8, type Oklch } from 'culori'
import type { LegalName } from '../../lib/legal.ts'
import type { ThemeName } from '../../lib/themes.ts'
import { CONTROL, lowest, TEXT } from '../../theme/contrast.ts'
import type { Look } from '../../theme/look.ts'

/** What a brand sets of a look. Colours are written as #rrggbb. */
export type Seeds = {
  accent?: string
  background?: string
  font?: { family: string; file?: string }
}

/** brand.json as written. */
export type BrandFile = Partial<Record<ThemeName, Seeds>> & { legal?: Partial<Record<LegalName, string>> }

const oklch = converter('oklch')
const colorOf = (hex: string) => oklch(hex) as Oklch
/** The nearest colour a screen can show, as #rrggbb or #rrggbbaa. */
function hexOf(color: Oklch): string {
  const shown = clampChroma(color, 'oklch')
  return (color.alpha ?? 1) < 1 ? formatHex8(shown) : formatHex(shown)
}

/** The colour, darker or lighter by a difference of lightness (OKLCH, 0 to 1). */
export function lighter(hex: string, by: number): string {
  const color = colorOf(hex)
  return hexOf({ ...color, l: Math.min(1, Math.max(0, color.l + by)) })
}

/** A grey has no hue, and below this chroma a hue is not seen. */
const GREY = 0.004
/** Colours belong to the accent if their hue differs by at most so much, in degrees. */
const SAME_HUE = 60

/** A pale colour of the page's hue is a shade of its paper, whatever the accent: as light as this, and no stronger. */
const PAPER = { lightness: 0.84, chroma: 0.07, hue: 20 }

const hueBetween = (one = 0, other = 0) => Math.abs(((one - other + 540) % 360) - 180)

const isPaper = ({ l, c, h }: Oklch, page: Oklch) =>
  l > PAPER.lightness && c < PAPER.chroma && hueBetween(h, page.h) < PAPER.hue

/** Gives the colours that belong to the old accent the hue of the new one, as strong as it is. */
function recolored(value: string, from: Oklch, to: Oklch, page: Oklch): string {
  return value.replace(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi, (hex) => {
    const color = colorOf(hex)
    if (color.c < GREY || isPaper(color, page) || hueBetween(color.h, from.h) > SAME_HUE) return hex
    return hexOf({ ...color, h: to.h ?? 0, c: color.c * Math.min(1.5, to.c / from.c) })
  })
}

const STEP = 0.01

/** Moves a colour's lightness one way until its contrast on all of these suffices, or cannot go further. */
function legible(hex: string, grounds: string[], by: number, least = TEXT): string {
  let found = hex
  for (let moved = 0; lowest(found, grounds) < least && moved < 1; moved += STEP) found = lighter(found, by)
  return found
}

const map = <Values extends Record<string, string>>(values: Values, each: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, each(value)])) as Values

/** A look with another accent. What is written on it, and it as text, are legible wherever that is possible. */
function withAccent({ colorScheme, palette, look }: Look, accent: string): Look {
  const [from, to] = [colorOf(palette.primary), colorOf(accent)]
  const page = colorOf(palette.background)
  const shift = (value: string) => recolored(value, from, to, page)
  const { error, success, warning, background } = palette
  const shifted = { ...map(palette, shift), error, success, warning, background, primary: accent }
  const onPrimary = [palette.onPrimary, '#ffffff', '#141414'].find((ink) => lowest(ink, [accent]) >= TEXT) ?? '#000000'
  const away = colorOf(onPrimary).l > to.l ? -STEP : STEP
  const action = look.action.replace(/#[0-9a-f]{6}\b/gi, (stop) => {
    const stopped = hexOf({ ...to, l: Math.min(1, Math.max(0, to.l + colorOf(stop).l - from.l)) })
    return legible(stopped, [onPrimary], away)
  })
  const moved = map(look, shift)
  const dark = colorOf(moved.hero).l < 0.5 ? STEP : -STEP
  const values = {
    ...moved,
    action,
    heroText: legible(moved.heroText, [moved.hero], dark),
    heroText2: legible(moved.heroText2, [moved.hero], dark),
    heroOnAction: legible(moved.heroOnAction, [moved.heroAction], colorOf(moved.heroAction).l < 0.62 ? STEP : -STEP),
  }
  const { paper, divider, outline, text, textSecondary } = shifted
  const surfaces = [background, paper, values.tint]
  const by = colorScheme === 'light' ? -STEP : STEP
  return {
    colorScheme,
    palette: {
      ...shifted,
      onPrimary,
      primaryText: legible(accent, surfaces, by),
      text: legible(text, surfaces, by),
      textSecondary: legible(textSecondary, [...surfaces, divider], by),
      outline: legible(outline, surfaces, by, CONTROL),
    },
    look: values,
  }
}

/** A look on another background: wherever the old one is named, in gradients and bars too, the new one stands. */
function withBackground({ colorScheme, palette, look }: Look, background: string): Look {
  const replaced = (value: string) => value.replaceAll(palette.background, background)
  return { colorScheme, palette: { ...palette, background }, look: map(look, replaced) }
}

/** A look with a brand's colours and font. Seeds equal to the look's own values leave it as it was designed. */
export function brandLook(look: Look, { accent, background, font }: Seeds): Look {
  const own = { accent: look.palette.primary, background: look.palette.background }
  const placed = background && background !== own.background ? withBackground(look, background) : look
  const colored = accent && accent !== own.accent ? withAccent(placed, accent) : placed
  if (!font) return colored
  const generic = look.look.font.split(', ').at(-1)!
  const family = `${JSON.stringify(font.family)}, ${generic}`
  return { ...colored, look: { ...colored.look, font: family, headingFont: family } }
}
