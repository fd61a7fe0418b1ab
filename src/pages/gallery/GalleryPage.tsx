import type { ReactNode } from 'react'
import { useHead } from '../../components/use-head'
import { SCHEMES, THEMES } from '../../lib/themes'
import { MuiTheme } from '../../theme/MuiTheme'
import styles from './GalleryPage.module.css'
import { muiSamplesOf } from './mui-samples'
import { samplesOf } from './samples'

const Samples = ({ of, samples }: { of: string; samples: Record<string, ReactNode> }) => (
  <div className={styles.grid} data-of={of}>
    {Object.entries(samples).map(([name, sample]) => (
      <div key={name} className={styles.sample}>
        <h3>{name}</h3>
        <div className={styles.states}>{sample}</div>
      </div>
    ))}
  </div>
)

/** Every visible component in its states, and twenty of MUI's, in each look. Only the development server has this page. */
export function GalleryPage() {
  useHead({ page: 'Gallery' })
  return (
    <>
      <h1 className="page-width">Components</h1>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={SCHEMES[theme]} className={styles.look} aria-label={theme}>
          <h2>{theme}</h2>
          <Samples of="shop" samples={samplesOf(theme)} />
          <MuiTheme look={theme}>
            <Samples of="mui" samples={muiSamplesOf(theme)} />
          </MuiTheme>
        </section>
      ))}
    </>
  )
}
