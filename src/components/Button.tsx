import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

type Look = {
  /** Emphasis: at most one `contained` per screen. The words of `flush` stand on the edge of its column. */
  variant?: 'contained' | 'outlined' | 'text' | 'flush'
  size?: 'medium' | 'large'
  fullWidth?: boolean
  children: ReactNode
}

const classes = ({ variant = 'text', size = 'medium', fullWidth = false }: Look) =>
  [styles.button, styles[variant], size === 'large' && styles.large, fullWidth && styles.full].filter(Boolean).join(' ')

type ButtonProps = Look & {
  /** Its action is under way. */
  loading?: boolean
  /** It cannot be pressed at the moment. */
  blocked?: boolean
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

/** A button. While `loading` or `blocked` it keeps its label and the focus, and cannot be pressed. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, loading = false, blocked = false, onClick, type = 'button', ...rest } = props
  const waits = loading || blocked
  const look = { variant, size, fullWidth } as Look
  return (
    <button
      type={type}
      className={`${classes(look)} ${loading ? styles.busy : ''}`}
      aria-disabled={waits}
      aria-busy={loading}
      onClick={waits ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}

type LinkProps = Look & { to: string; replace?: boolean; onClick?: () => void }

/** A link that looks like a button. */
export function LinkButton({ to, replace = false, onClick, children, ...look }: LinkProps) {
  return (
    <Link to={to} replace={replace} onClick={onClick} className={classes({ ...look, children })}>
      {children}
    </Link>
  )
}
