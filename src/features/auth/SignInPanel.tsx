import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

type Props = { title: string; children: ReactNode; other: ReactNode; picture: ReactNode }

/** The card the sign-in pages share. On a wide screen `picture` stands beside the form. */
export function SignInPanel({ title, children, other, picture }: Props) {
  return (
    <div className={styles.panel}>
      <div className={styles.inside}>
        <h1>{title}</h1>
        {children}
        <p className={styles.other}>{other}</p>
      </div>
      <div className={styles.aside}>{picture}</div>
    </div>
  )
}
