import { expect, it } from 'vitest'
import { declaredTexts } from './declared'

const HIGH = 'High caffeine content. Not recommended for children or pregnant or breast-feeding women'

it.each([
  [{ allergens: ['MILK', 'SPELT'] }, ['Contains milk, gluten (spelt)']],
  [{ additives: ['with coloring', 'with preservative'] }, ['Additives: with coloring, with preservative']],
  [{ caffeineMgPer100ml: 32 }, [`${HIGH} (32 mg/100 ml)`]],
  [{ caffeineMgPer100ml: 15.5 }, [`${HIGH} (15.5 mg/100 ml)`]],
  [{ caffeineMgPer100ml: 15 }, ['Contains caffeine (15 mg/100 ml)']],
  [{ alcoholPercent: 5.2 }, ['5.2% vol']],
  [{ alcoholPercent: 13 }, ['13% vol']],
  [{ allergens: [], additives: [], caffeineMgPer100ml: 0, alcoholPercent: 0 }, []],
  [{}, []],
])('what law wants said of %j', (declared, texts) => expect(declaredTexts(declared)).toEqual(texts))
