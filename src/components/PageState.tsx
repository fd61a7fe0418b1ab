import type { ReactNode } from 'react'
import { t } from 'ttag'
import { Button } from './Button'
import { Progress } from './Progress'
import styles from './PageState.module.css'

type Props = {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** True when it stands in place of a whole page. */
  page?: boolean
}

/** A page, or a part of one, that has nothing to list: a title, a text and optional actions. */
export function PageState({ title, children, actions, page = true }: Props) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <Heading>{title}</Heading>
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Shown in place of data that could not be read, with a button to try again. */
export function ErrorState({ title, onRetry, page = true }: { title: string; onRetry: () => void; page?: boolean }) {
  return (
    <div role="alert">
      <PageState
        title={title}
        page={page}
        actions={
          <Button variant="contained" onClick={onRetry}>
            {t`Try again`}
          </Button>
        }
      >
        {t`Please try again in a moment, or check your connection. Nothing you have chosen is lost.`}
      </PageState>
    </div>
  )
}

type MissingProps = { children: string; action?: string; onRetry: () => void }

/** One line for data that is missing from a page, with a button to request it again. */
export const Missing = ({ children, action = t`Try again`, onRetry }: MissingProps) => (
  <p role="status" className={styles.missing}>
    {children} <Button onClick={onRetry}>{action}</Button>
  </p>
)

/** The spinner in the middle of the page, until the session is known. */
export const CentredSpinner = () => <div className={styles.spinner} role="status" aria-label={t`Loading`} />

/** The text while a page's code is on its way (rule 2.2). */
export const LoadingPage = () => (
  <div className={styles.loading} role="status">
    <Progress />
    {t`Loading page...`}
  </div>
)
