import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { FulfilmentType } from '../../api/types'
import { ChoiceRow } from '../../components/ChoiceRow'
import { ErrorState } from '../../components/PageState'
import { SelectField } from '../../components/SelectField'
import { Skeleton } from '../../components/Skeleton'
import { clockTime, dayIn } from '../../lib/time'
import styles from './checkout.module.css'
import { freeDays } from './slots'

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

function Times({ type, timeZone, value, after = '', onChange }: Omit<Props, 'soonest'> & { value: string }) {
  const { data, error, isFetching, refetch } = useQuery(restaurantQueries.slots(type))
  const days = data && freeDays(data, timeZone)
  const free = days?.flatMap(({ times }) => times) ?? []
  const first = free.find((time) => Date.parse(time) > Date.parse(after)) ?? free[0]
  useEffect(() => {
    if (value === '' && first && !isFetching) onChange(first)
  }, [value, first, isFetching, onChange])
  if (error && !data) {
    return <ErrorState title="The times could not be loaded" onRetry={() => void refetch()} page={false} />
  }
  if (!days) return <Skeleton height="76px" />
  if (days.length === 0) return <p role="status">There is no time left in the next days.</p>
  const date = value ? dayIn(value, timeZone) : days[0]!.date
  const day = days.find((one) => one.date === date) ?? days[0]!
  const isGone = value !== '' && !day.times.includes(value)
  return (
    <div className={styles.when}>
      <SelectField
        label="Day"
        value={day.date}
        onChange={(chosen) => onChange(days.find((one) => one.date === chosen)!.times[0]!)}
        options={days.map((one) => [one.date, one.label])}
      />
      <SelectField
        label="Time"
        value={isGone ? '' : value}
        onChange={onChange}
        options={[
          ...(isGone || value === '' ? [['', 'Please choose'] as const] : []),
          ...day.times.map((time) => [time, clockTime(time, timeZone)] as const),
        ]}
      />
    </div>
  )
}

/** As soon as possible, or a time in the next days. */
export function TimeField({ type, soonest, timeZone, value, after, onChange }: Props) {
  return (
    <div className={styles.choices} role="radiogroup" aria-label="When">
      <ChoiceRow name="when" label={soonest} checked={value === null} onChange={() => onChange(null)} />
      <ChoiceRow name="when" label="Choose a time" checked={value !== null} onChange={() => onChange(value ?? '')} />
      {value !== null && <Times type={type} timeZone={timeZone} value={value} after={after} onChange={onChange} />}
    </div>
  )
}
