import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { isPathSegment } from '../../../openapi/path-segment.mjs'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import { Missing } from '../../components/PageState'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { TABLE_PARAMETER } from '../../lib/paths'
import { tableLeft, tableTaken } from '../../stores/table'
import styles from './MenuPage.module.css'

/** A table that does not exist. The customer is not at the one before it any more either. */
function Unknown({ id }: { id: string }) {
  useEffect(tableLeft, [])
  return (
    <p role="status" className={styles.note}>
      {t`There is no table ${id} here. Please ask us, or choose how you would like your order.`}
    </p>
  )
}

/** Looks up the table from the URL and remembers it. Shows a message if it does not exist. */
function Lookup({ id }: { id: string }) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const { data: table, error, refetch } = useQuery(restaurantQueries.table(id))
  useEffect(() => {
    if (!table) return
    tableTaken(table)
    const query = new URLSearchParams(search)
    query.delete(TABLE_PARAMETER)
    void navigate({ search: query.toString(), hash }, { replace: true })
  }, [table, navigate, search, hash])
  if (!error) return null
  if (error instanceof ApiError && error.status === 404) return <Unknown id={id} />
  return <Missing onRetry={() => void refetch()}>{t`Your table could not be looked up.`}</Missing>
}

/** Reads the table from a URL such as /menu?table=12. Does nothing if the restaurant has no table service. */
export function TableNote() {
  const [query] = useSearchParams()
  const { data: restaurant } = useRestaurant()
  const id = query.get(TABLE_PARAMETER)
  if (!restaurant?.tables || !id) return null
  // Any other id would be the path of another call.
  return isPathSegment(id) ? <Lookup key={id} id={id} /> : <Unknown key={id} id={id} />
}
