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
}

export type KindName = keyof typeof all

/** All kinds of dishes that can be drawn, by name. */
export const KINDS: Record<KindName, Kind> = all

export const isKind = (name: unknown): name is KindName => typeof name === 'string' && Object.hasOwn(all, name)
