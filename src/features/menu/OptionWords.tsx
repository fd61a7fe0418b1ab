import { t } from 'ttag'
import { avoidedList } from '../../lib/allergen-words'
import { listOf } from '../../lib/list'

type Props = { options: { name: string; allergens: string[] }[] }

/** 'Comes with Whole milk (milk)': in brackets, kinds stand without their group. */
export const OptionWords = ({ options }: Props) => {
  const named = listOf(options.map(({ name, allergens }) => `${name} (${avoidedList(allergens)})`))
  return t`Comes with ${named}`
}
