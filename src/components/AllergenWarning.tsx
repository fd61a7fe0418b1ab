import { t } from 'ttag'
import { contentList } from '../lib/allergen-words'
import styles from './AllergenWarning.module.css'
import { Icon } from './Icon'

/** Says which of the allergens that the customer avoids a dish contains, if any. */
export const AllergenWarning = ({ allergens }: { allergens: string[] }) =>
  allergens.length > 0 && (
    <p className={styles.warning}>
      <Icon name="alert" size={16} /> {t`Contains ${contentList(allergens)}, which you avoid.`}
    </p>
  )
