import { t } from 'ttag'
import type { Quote } from '../../api/types'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { typedCode } from '../../lib/typed'
import styles from './checkout.module.css'

/** No code is longer. What is pasted by mistake is not sent. */
const MOST = 40

type Props = {
  /** What is typed. */
  text: string
  onText: (text: string) => void
  /** The code to apply. */
  value: string | null
  /** Why the code was refused and is not applied, or null. */
  refused: string | null
  quote: Quote
  busy: boolean
  onChange: (code: string | null) => void
}

/** A promo code, with its discount, or the reason why it is not applied. */
export function PromoField({ text, onText, value, refused, quote, busy, onChange }: Props) {
  const code = typedCode(text).toUpperCase()
  const isTooLong = code.length > MOST
  const wrong = isTooLong
    ? t`A promo code has at most ${MOST} characters.`
    : refused
      ? `${refused} ${t`It is not applied.`}`
      : undefined
  const applied = value !== null && quote.promo
  if (applied) {
    return (
      <p className={styles.applied} role="status">
        <span>
          <strong>{applied.code}</strong> · {applied.text}
        </span>
        <Button onClick={() => onChange(null)}>{t`Remove code`}</Button>
      </p>
    )
  }
  return (
    <form
      className={styles.promo}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) onChange(code || null)
      }}
    >
      <Field
        className={styles.code}
        label={t`Promo code`}
        // Not in the page's language: in Turkish the style sheet would show an i as İ.
        lang=""
        value={text}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={wrong}
        onChange={({ target }) => onText(target.value)}
      />
      <Button type="submit" variant="outlined" loading={busy && value !== null} disabled={!code || isTooLong}>
        {t`Apply`}
      </Button>
    </form>
  )
}
