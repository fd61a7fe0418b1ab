import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

/** The card the sign-in pages share. */
export function SignInPanel({ title, children, other }: { title: string; children: ReactNode; other: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h1>{title}</h1>
      {children}
      <p className={styles.other}>{other}</p>
    </div>
  )
}
