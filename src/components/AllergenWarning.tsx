import { t } from 'ttag'
import { contentList } from '../lib/allergen-words'
import styles from './AllergenWarning.module.css'
import { Icon } from './Icon'
import { ALERT } from './later-icons'

/** Says which of the allergens that the customer avoids a dish contains, if any. */
export const AllergenWarning = ({ allergens }: { allergens: string[] }) =>
  allergens.length > 0 && (
    <p className={styles.warning}>
      <Icon name={ALERT} size={16} /> {t`Contains ${contentList(allergens)}, which you avoid.`}
    </p>
  )
