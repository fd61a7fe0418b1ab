import { expect, it } from 'vitest'
import { avoidedAmong, KINDS } from './diets'

const CEREALS = [...KINDS.GLUTEN!]
const NUTS = [...KINDS.TREE_NUTS!]

it.each<[string, string[], string[], string[]]>([
  ['an avoided allergen', ['MILK', 'SOY'], ['SOY'], ['SOY']],
  ['nothing else', ['MILK', 'SPELT', 'ALMOND'], ['SOY'], []],
  ['every kind of an avoided group', CEREALS, ['GLUTEN'], CEREALS],
  ['every nut', [...NUTS, 'PEANUT'], ['TREE_NUTS'], NUTS],
  ['a group that names no kind, from who avoids a kind', ['GLUTEN', 'TREE_NUTS'], ['RYE'], ['GLUTEN']],
  ['nuts that are not named, from who avoids one', ['GLUTEN', 'TREE_NUTS'], ['CASHEW'], ['TREE_NUTS']],
  ['gluten that is not named, from who avoids wheat', ['GLUTEN'], ['WHEAT'], ['GLUTEN']],
  ['spelt and khorasan wheat, from who avoids wheat', CEREALS, ['WHEAT'], ['WHEAT', 'SPELT', 'KAMUT']],
  ['not a kind, from who avoids another of its group', ['BARLEY', 'ALMOND'], ['RYE', 'WALNUT'], []],
  ['an allergen that is not known', ['LATEX'], ['LATEX'], ['LATEX']],
])('a customer is kept from %s', (_, listed, avoid, kept) => expect(avoidedAmong(listed, avoid)).toEqual(kept))
