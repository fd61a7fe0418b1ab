import type { ReactNode } from 'react'
import { hero } from 'virtual:brand'
import styles from './Banner.module.css'

type Props = {
  size: 'large' | 'small'
  eyebrow?: string | undefined
  title: ReactNode
  lead?: string | undefined
  /** What is shown beside the words where the brand has no photograph. */
  picture?: ReactNode
  /** What the page is for, after the picture on a phone. */
  action?: ReactNode
  children?: ReactNode
}

/** The header of a page about the restaurant: large type on the brand's colour, with its photograph or dishes. */
export const Banner = ({ size, eyebrow = '', title, lead, picture, action, children }: Props) => (
  <section className={`${styles.banner} ${styles[size]} on-hero`}>
    <div className={`${styles.inner} page-width`}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        {size === 'small' && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <div className={styles.picture}>
        {hero ? <img className={styles.hero} src={hero} alt="" width={480} height={360} loading="lazy" /> : picture}
      </div>
      {action}
    </div>
  </section>
)
