import { t } from 'ttag'
import { Button } from '../../components/Button'
import { answerConsent, canAnswer, forgetConsent, useConsent } from '../../stores/consent'
import styles from './ConsentBar.module.css'

/**
 * Asks for consent to send events. Once there is an answer, a button below the footer lets the customer change it.
 */
export function ConsentBar() {
  const consent = useConsent()
  if (!canAnswer()) return null
  if (consent !== null) {
    return (
      <div className={styles.answered}>
        <Button onClick={forgetConsent}>{t`Privacy choices`}</Button>
      </div>
    )
  }
  return (
    <section className={styles.bar} aria-label={t`Your privacy`}>
      <p>{t`May we count visits and orders to make this shop better? Without your name, number or address.`}</p>
      <div className={styles.answers}>
        <Button variant="outlined" onClick={() => answerConsent('denied')}>
          {t`No, thanks`}
        </Button>
        <Button variant="outlined" onClick={() => answerConsent('granted')}>
          {t`Yes, that is fine`}
        </Button>
      </div>
    </section>
  )
}
