import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

type Look = {
  /** How strong it is: one `contained` a screen. */
  variant?: 'contained' | 'outlined' | 'text'
  size?: 'medium' | 'large'
  fullWidth?: boolean
  children: ReactNode
}

const classes = ({ variant = 'text', size = 'medium', fullWidth = false }: Look) =>
  [styles.button, styles[variant], size === 'large' && styles.large, fullWidth && styles.full].filter(Boolean).join(' ')

type ButtonProps = Look & { loading?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

/** A button. While `loading` it keeps its words and cannot be pressed. */
export function Button({ variant, size, fullWidth, loading = false, disabled, type = 'button', ...rest }: ButtonProps) {
  const look = { variant, size, fullWidth } as Look
  return (
    <button
      type={type}
      className={`${classes(look)} ${loading ? styles.busy : ''}`}
      disabled={disabled || loading}
      aria-busy={loading}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function LinkButton({ to, replace = false, children, ...look }: Look & { to: string; replace?: boolean }) {
  return (
    <Link to={to} replace={replace} className={classes({ ...look, children })}>
      {children}
    </Link>
  )
}
