import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { ALERT } from '../../components/later-icons'
import { avoidedList } from '../../lib/allergen-words'
import { paths } from '../../lib/paths'
import styles from './AvoidedNote.module.css'

/** Which allergens the kitchen is told with the order, and how to change them. Hidden if there are none. */
export function AvoidedNote({ avoid }: { avoid: string[] }) {
  if (avoid.length === 0) return null
  return (
    <p className={styles.note}>
      <Icon name={ALERT} size={20} />
      <span>
        {t`The kitchen is told that you avoid ${avoidedList(avoid)}.`}{' '}
        <Link to={paths.account.profile}>{t`Change`}</Link>
      </span>
    </p>
  )
}
