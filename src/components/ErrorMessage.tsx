import { Icon } from './Icon'
import { ALERT } from './later-icons'
import styles from './ErrorMessage.module.css'

/** Why something that the customer asked for was not done, read out as soon as it appears. Nothing without words. */
export const ErrorMessage = ({ children }: { children: string | false | null | undefined }) =>
  children ? (
    <p role="alert" className={styles.message}>
      <Icon name={ALERT} size={18} />
      {children}
    </p>
  ) : null
