import type { ReactNode } from 'react'
import { t } from 'ttag'
import styles from './SignIn.module.css'

type Props = { title: string; children: ReactNode; other: ReactNode; picture: ReactNode }

/** The card that the sign-in pages share. On a wide screen `picture` is beside the form. */
export function SignInPanel({ title, children, other, picture }: Props) {
  return (
    <div className={styles.panel}>
      <div className={styles.inside}>
        <h1>{title}</h1>
        <noscript>
          <p className={styles.lead}>{t`Signing in needs JavaScript. Please switch it on in your browser.`}</p>
        </noscript>
        {children}
        <p className={styles.other}>{other}</p>
      </div>
      <div className={`${styles.aside} on-hero`}>{picture}</div>
    </div>
  )
}
