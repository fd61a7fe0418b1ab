import { t } from 'ttag'
import { alcoholText } from './alcohol'
import { contentWords } from './allergen-words'
import { listOf } from './list'
import { locale } from './locale'

/** What law wants said of food: of a dish, an option, or a line of an order. Additives are in words. */
export type Declared = {
  allergens?: string[] | undefined
  additives?: string[] | undefined
  caffeineMgPer100ml?: number | undefined
  alcoholPercent?: number | undefined
}

/** In mg in 100 ml. EU law (1169/2011, annex III) wants a warning above it. */
const HIGH_CAFFEINE = 15

function caffeineText(caffeine: number): string {
  const amount = new Intl.NumberFormat(locale).format(caffeine)
  return caffeine > HIGH_CAFFEINE
    ? t`High caffeine content. Not recommended for children or pregnant or breast-feeding women (${amount} mg/100 ml)`
    : t`Contains caffeine (${amount} mg/100 ml)`
}

/** All but the allergens, each in a text of its own. */
export const otherTexts = ({ additives = [], caffeineMgPer100ml, alcoholPercent }: Declared): string[] =>
  [
    additives.length > 0 && t`Additives: ${listOf(additives)}`,
    caffeineMgPer100ml && caffeineText(caffeineMgPer100ml),
    alcoholPercent && alcoholText(alcoholPercent),
  ].filter((text) => typeof text === 'string')

/** 'Contains gluten (spelt), milk' */
export const allergensText = (allergens: string[]) => t`Contains ${listOf(contentWords(allergens))}`

export const declaredTexts = ({ allergens = [], ...others }: Declared): string[] => [
  ...(allergens.length > 0 ? [allergensText(allergens)] : []),
  ...otherTexts(others),
]
