import { breakfast } from './breakfast'
import { cakes } from './cakes'
import { desserts } from './desserts'
import { drinks } from './drinks'
import { flatbreads } from './flatbreads'
import { meat } from './meat'
import { noodleDishes } from './noodles'
import { riceDishes } from './rice'
import { sandwiches } from './sandwiches'
import { seafood } from './seafood'
import { soups } from './soups'
import { vegetables } from './vegetables'
import { eggDishes } from './eggs'
import { folded } from './folded'
import { greenSides } from './greens'
import { pastaShapes } from './pasta-shapes'
import { pastries } from './pastries'
import { platters } from './platters'
import { rolls } from './rolls'
import { sauced } from './sauced'
import { spirits } from './spirits'
import type { Kind } from './kind'

const all = {
  ...breakfast,
  ...cakes,
  ...desserts,
  ...drinks,
  ...flatbreads,
  ...meat,
  ...noodleDishes,
  ...riceDishes,
  ...sandwiches,
  ...seafood,
  ...soups,
  ...vegetables,
  ...eggDishes,
  ...folded,
  ...greenSides,
  ...pastaShapes,
  ...pastries,
  ...platters,
  ...rolls,
  ...sauced,
  ...spirits,
}

export type KindName = keyof typeof all

/** All kinds of dishes that can be drawn, by name. */
export const KINDS: Record<KindName, Kind> = all

export const isKind = (name: unknown): name is KindName => typeof name === 'string' && Object.hasOwn(all, name)
