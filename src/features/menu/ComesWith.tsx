import { t } from 'ttag'
import { onDemand } from '../../components/lazy'
import { listOf } from '../../lib/list'
import styles from './DishCard.module.css'

type Props = {
  /** The default options with an allergen that the customer avoids. */
  options: { name: string; allergens: string[] }[]
}

const useWords = onDemand(() => import('./allergen-parts').then((module) => module.OptionWords))

/** What a dish comes with unless it is left out: by name alone until the words for allergens have loaded. */
export function ComesWith({ options }: Props) {
  const { Part } = useWords()
  const names = listOf(options.map(({ name }) => name))
  return <p className={styles.comes}>{Part ? <Part options={options} /> : t`Comes with ${names}`}</p>
}
