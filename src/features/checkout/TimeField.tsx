import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { FulfilmentType } from '../../api/types'
import { ChoiceRow } from '../../components/ChoiceRow'
import { Field } from '../../components/Field'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { clockTime } from '../../lib/time'
import { dayIn } from '../../lib/zone'
import styles from './checkout.module.css'
import { freeTimes, offeredDays } from './slots'

type Props = {
  type: FulfilmentType
  /** 'As soon as possible (about 25 min)', or when it would be ready. */
  soonest: string
  timeZone: string
  /** RFC 3339; null for as soon as possible; empty until a time is chosen. */
  value: string | null
  /** While no time is chosen, the first free one after this is taken. */
  after?: string | undefined
  onChange: (requestedTime: string | null) => void
}

const orFull = (value: string, words: string, isFull: boolean) =>
  isFull ? ([value, t`${words} · full`, 'blocked'] as const) : ([value, words] as const)

function Times({ type, timeZone, value, after = '', onChange }: Omit<Props, 'soonest'> & { value: string }) {
  const { data, error, isFetching, refetch } = useQuery(restaurantQueries.slots(type))
  const days = data && offeredDays(data, timeZone)
  const free = freeTimes(...(days ?? []))
  const first = free.find((time) => Date.parse(time) > Date.parse(after)) ?? free[0]
  useEffect(() => {
    if (value === '' && first && !isFetching) onChange(first)
  }, [value, first, isFetching, onChange])
  if (error && !data) {
    return <ErrorState title={t`The times could not be loaded`} onRetry={() => void refetch()} page={false} />
  }
  if (!days) return <Skeleton height="56px" />
  if (!first) return <p role="status">{t`There is no time left in the next days.`}</p>
  const date = dayIn(value || first, timeZone)
  const day = days.find((one) => one.date === date) ?? days.find((one) => freeTimes(one).length > 0)!
  const isGone = value !== '' && !freeTimes(day).includes(value)
  return (
    <div className={styles.when}>
      <Field
        label={t`Day`}
        value={day.date}
        onChange={({ target }) => onChange(freeTimes(days.find((one) => one.date === target.value)!)[0]!)}
        options={days.map((one) => orFull(one.date, one.label, freeTimes(one).length === 0))}
      />
      <Field
        label={t`Time`}
        value={isGone ? '' : value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          ...(isGone || value === '' ? [['', t`Please choose`] as const] : []),
          ...day.slots.map(({ startsAt, isFull }) => orFull(startsAt, clockTime(startsAt, timeZone), isFull)),
        ]}
      />
    </div>
  )
}

/** As soon as possible, or a time in the next days. */
export function TimeField({ type, soonest, timeZone, value, after, onChange }: Props) {
  return (
    <div className={styles.tiles} role="radiogroup" aria-label={t`When`}>
      <ChoiceRow name="when" label={soonest} checked={value === null} onChange={() => onChange(null)} />
      <ChoiceRow name="when" label={t`Choose a time`} checked={value !== null} onChange={() => onChange(value ?? '')} />
      {value !== null && <Times type={type} timeZone={timeZone} value={value} after={after} onChange={onChange} />}
    </div>
  )
}
