import { Icon } from './Icon'
import { ALERT } from './later-icons'
import styles from './ErrorMessage.module.css'

/** Says why an action of the customer failed. Screen readers announce it. Renders nothing without a message. */
export const ErrorMessage = ({ children }: { children: string | false | null | undefined }) =>
  children ? (
    <p role="alert" className={styles.message}>
      <Icon name={ALERT} size={18} />
      {children}
    </p>
  ) : null
