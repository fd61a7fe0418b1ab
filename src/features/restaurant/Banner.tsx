import type { ReactNode } from 'react'
import { hero } from 'virtual:brand'
import styles from './Banner.module.css'
import { Plates } from './Plates'

type Props = {
  size: 'large' | 'small'
  eyebrow?: string | undefined
  title: ReactNode
  lead?: string | undefined
  children?: ReactNode
}

/** The header of a page about the restaurant: text on the theme's gradient, with the brand's photograph or dishes beside it. */
export const Banner = ({ size, eyebrow = '', title, lead, children }: Props) => (
  <section className={`${styles.banner} ${styles[size]} on-hero`}>
    <div className={`${styles.inner} page-width`}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        {size === 'small' && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <div className={styles.picture}>
        {hero ? <img className={styles.hero} src={hero} alt="" width={480} height={360} loading="lazy" /> : <Plates />}
      </div>
    </div>
  </section>
)
