import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> & {
  icon: IconName
  /** The accessible name. */
  label: string
  size?: number
}

/** A button that shows an icon only. */
export const IconButton = ({ icon, label, size = 20, className = '', ...rest }: Props) => (
  <button type="button" aria-label={label} className={`${styles.button} ${className}`} {...rest}>
    <Icon name={icon} size={size} />
  </button>
)
