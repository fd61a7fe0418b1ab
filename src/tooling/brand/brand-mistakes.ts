import { t } from 'ttag'
import type { JsonWithLines, Mistake } from '../files/json-with-lines.ts'
import { THEMES } from '../../lib/themes.ts'
import { tooLow } from '../../theme/contrast.ts'
import { looks } from '../../theme/looks.ts'
import { brandLook, lighter, type BrandFile, type Seeds } from './brand-look.ts'

/** The steps of lightness in which the nearest colour that works is looked for. */
const STEPS = Array.from({ length: 100 }, (_, at) => (at + 1) / 100).flatMap((by) => [by, -by])

type Seed = 'accent' | 'background'
type Name = keyof typeof looks

const problems = (name: Name, seeds: Seeds) => tooLow(brandLook(looks[name], seeds))

const nearest = (name: Name, seeds: Seeds, seed: Seed) =>
  STEPS.map((by) => lighter(seeds[seed]!, by)).find((color) => problems(name, { ...seeds, [seed]: color }).length === 0)

/** Colours of a look that cannot be read or seen, a mistake for each: the lowest contrast, and the nearest colour that works. */
function mistakeOf(name: Name, seeds: Seeds, { lineOf }: JsonWithLines): Mistake[] {
  const [worst] = problems(name, seeds).toSorted(
    (one, other) => one.contrast / one.least - other.contrast / other.least,
  )
  if (!worst) return []
  const isAlone = problems(name, { ...seeds, accent: looks[name].palette.primary }).length > 0
  const seed: Seed = seeds.background && (isAlone || !seeds.accent) ? 'background' : 'accent'
  const works = nearest(name, seeds, seed)
  const { of, color, on, contrast, least } = worst
  const found = t`With the ${seed} ${seeds[seed]}, ${name} is hard to read: ${of} (${color}) on ${on} has a contrast of ${contrast.toFixed(1)}, at least ${least} is needed.`
  const advice = works ? ` ${t`The nearest that works is "${works}".`}` : ''
  return [{ line: lineOf([name, seed]), text: found + advice }]
}

/** What a schema cannot say of a brand: colours that are too much alike. */
export const brandMistakes = (brand: BrandFile, file: JsonWithLines): Mistake[] =>
  THEMES.flatMap((name) => mistakeOf(name, brand[name] ?? {}, file))
