import { Button } from '../../components/Button'
import { ErrorState } from '../../components/PageState'
import styles from './AccountLayout.module.css'

type Props = {
  list: { error: Error | null; retry: () => void; hasMore: boolean; isReadingMore: boolean; readMore: () => void }
  /** The button's text: 'Show more orders'. */
  label: string
  /** The title of the error. */
  failure: string
}

/** The end of a paged list: a button that loads the next page, or an error with a retry. */
export function ShowMore({ label, failure, list: { error, retry, hasMore, isReadingMore, readMore } }: Props) {
  if (error) return <ErrorState title={failure} onRetry={retry} page={false} />
  if (!hasMore) return null
  return (
    <div className={styles.list}>
      <div>
        <Button variant="outlined" loading={isReadingMore} onClick={readMore}>
          {label}
        </Button>
      </div>
    </div>
  )
}
