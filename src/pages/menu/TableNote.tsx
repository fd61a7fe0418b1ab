import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import { Missing } from '../../components/PageState'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { TABLE_PARAMETER } from '../../lib/paths'
import { tableTaken } from '../../stores/table'
import styles from './MenuPage.module.css'

/** Looks up the table from the URL and remembers it. Shows a message if it does not exist. */
function Lookup({ id }: { id: string }) {
  const [, setQuery] = useSearchParams()
  const { data: table, error, refetch } = useQuery(restaurantQueries.table(id))
  useEffect(() => {
    if (!table) return
    tableTaken(table)
    setQuery(
      (query) => {
        query.delete(TABLE_PARAMETER)
        return query
      },
      { replace: true },
    )
  }, [table, setQuery])
  if (!error) return null
  if (error instanceof ApiError && error.status === 404) {
    return (
      <p role="status" className={styles.note}>
        {t`There is no table ${id} here. Please ask us, or choose how you would like your order.`}
      </p>
    )
  }
  return <Missing onRetry={() => void refetch()}>{t`Your table could not be looked up.`}</Missing>
}

/** Reads the table from a URL such as /menu?table=12. Does nothing if the restaurant has no table service. */
export function TableNote() {
  const [query] = useSearchParams()
  const { data: restaurant } = useRestaurant()
  const id = query.get(TABLE_PARAMETER)
  return restaurant?.tables && id ? <Lookup key={id} id={id} /> : null
}
