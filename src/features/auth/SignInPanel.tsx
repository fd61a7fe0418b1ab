import type { ReactNode } from 'react'
import { t } from 'ttag'
import styles from './SignIn.module.css'

type Props = { title: string; children: ReactNode; other: ReactNode; picture: ReactNode }

/** What the sign-in pages share: the form, and `picture` beside it in a wide window, below it in a narrow one. */
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
