import { useHead } from '../../components/use-head'
import { SCHEMES, THEMES } from '../../lib/themes'
import styles from './GalleryPage.module.css'
import { samplesOf } from './samples'

/** Every visible component in its states, in each look. Only the development server has this page. */
export function GalleryPage() {
  useHead({ page: 'Gallery' })
  return (
    <>
      <h1 className="page-width">Components</h1>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={SCHEMES[theme]} className={styles.look} aria-label={theme}>
          <h2>{theme}</h2>
          <div className={styles.grid}>
            {Object.entries(samplesOf(theme)).map(([name, sample]) => (
              <div key={name} className={styles.sample}>
                <h3>{name}</h3>
                <div className={styles.states}>{sample}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
