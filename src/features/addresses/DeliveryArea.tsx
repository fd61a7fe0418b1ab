import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { DeliveryArea as Area } from '../../api/types'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { formatMoney } from '../../lib/money'
import { useKeptText } from '../../lib/use-kept-values'
import { typedLine } from '../../lib/typed'
import { codeField } from './address-fields'
import styles from './DeliveryArea.module.css'
import { useAddressRules } from './use-address-rules'

function areaText({ postalCode, deliverable, fee, minimumOrder, minutes }: Area, currency: string): string {
  if (!deliverable) return t`We don’t deliver to ${postalCode} yet. You can pick your order up.`
  const [cost, least] = [formatMoney(fee, currency), formatMoney(minimumOrder, currency)]
  return minimumOrder > 0
    ? t`We deliver to ${postalCode}: ${cost}, orders from ${least}, about ${minutes} min.`
    : t`We deliver to ${postalCode}: ${cost}, about ${minutes} min.`
}

/** Tells a guest whether the restaurant delivers to a postal code, for how much and how soon; nothing where there are none. */
export function DeliveryArea({ currency, country }: { currency: string; country: string }) {
  const rules = useAddressRules(country)
  const [typed, setTyped] = useKeptText('delivery area')
  const [asked, setAsked] = useState('')
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...restaurantQueries.deliveryArea(asked),
    enabled: asked !== '',
  })
  const check = (event: SubmitEvent) => {
    event.preventDefault()
    const code = typedLine(typed)
    if (code === asked) void refetch()
    else setAsked(code)
  }
  if (!rules?.code) return null
  const { label, inputMode } = codeField(rules)
  return (
    <form className={styles.area} noValidate aria-label={t`Delivery area`} onSubmit={ifFits(check)}>
      <div className={styles.row}>
        <Field
          label={label}
          autoComplete="postal-code"
          inputMode={inputMode}
          limit={LIMITS.query.postalCode}
          value={typed}
          error={isFetching ? undefined : error?.message}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outlined" loading={isFetching}>
          {t`Check`}
        </Button>
      </div>
      <p role="status">
        {fetchStatus === 'paused' && t`You are offline. It is checked as soon as you are back.`}
        {data && areaText(data, currency)}
      </p>
    </form>
  )
}
