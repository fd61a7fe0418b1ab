import { useLocation } from 'react-router-dom'
import { texts } from 'virtual:legal'
import { useHead } from '../../components/use-head'
import { LEGAL_NAMES, legalPath } from '../../lib/legal'
import { legalHead } from './legal-head'
import styles from './LegalPage.module.css'

/** A legal text of the restaurant. The build has made HTML of it, and refuses a text with HTML in it. */
export function LegalPage() {
  const { pathname } = useLocation()
  const name = LEGAL_NAMES.find((one) => pathname.startsWith(legalPath(one)))!
  const head = legalHead(name)
  useHead(head)
  return (
    <article className={`${styles.page} page-width`}>
      <h1>{head.page}</h1>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: texts[name]?.html ?? '' }} />
    </article>
  )
}
