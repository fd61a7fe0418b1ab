import { Button } from '../../components/Button'
import { ErrorState } from '../../components/PageState'
import styles from './AccountLayout.module.css'

type Props = {
  list: { error: Error | null; retry: () => void; hasMore: boolean; isReadingMore: boolean; readMore: () => void }
  /** The plural noun for the entries: 'orders'. */
  of: string
}

/** The end of a paged list: a button that loads the next page, or an error with a retry. */
export function ShowMore({ of, list: { error, retry, hasMore, isReadingMore, readMore } }: Props) {
  if (error) return <ErrorState title={`More ${of} could not be loaded`} onRetry={retry} page={false} />
  if (!hasMore) return null
  return (
    <div className={styles.list}>
      <div>
        <Button variant="outlined" loading={isReadingMore} onClick={readMore}>
          Show more {of}
        </Button>
      </div>
    </div>
  )
}
