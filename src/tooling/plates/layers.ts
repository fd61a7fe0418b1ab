import type { OptionGroup } from '../../sandbox/seed/types'
import { garnishIn } from './choose'
import type { Garnish } from './garnish'

/** What an option puts on the dish, or leaves out of it. */
export type Layer = { group: string; option: string; when: 'TAKEN' | 'UNTAKEN'; garnish: Garnish[] }

/** Groups of what comes beside the dish. */
const BESIDE = /\b(?:dips?|sides?|drinks?|meal|spread|beilagen?|getr.nke?|contorn[io])\b/iu
const LEAVES_OUT = /^(?:no|without|ohne|kein|keine|senza|بدون)\s/iu
/** An option draws one or two things; a third would hide them. */
const MOST = 2

/**
 * The layers of a dish, by the words of its options.
 * @param shows what the drawing of its kind shows already
 * @param has what its own words say is on it: there before it is chosen, as on its card
 */
export const layersOf = (groups: OptionGroup[], shows: Garnish[] = [], has: Garnish[] = []): Layer[] =>
  groups
    .filter(({ name }) => !BESIDE.test(name))
    .flatMap(({ id: group, options }) =>
      options.map(({ id: option, name }): Layer => {
        const when = LEAVES_OUT.test(name) ? 'UNTAKEN' : 'TAKEN'
        const drawn = when === 'TAKEN' ? [...shows, ...has] : shows
        const garnish = garnishIn(name.replace(LEAVES_OUT, ''))
          .filter((one) => !drawn.includes(one))
          .slice(0, MOST)
        return { group, option, when, garnish }
      }),
    )
    .filter(({ garnish }) => garnish.length > 0)
