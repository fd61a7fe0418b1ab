import type { ReactNode } from 'react'
import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { paths } from '../../lib/paths'
import { EmptyPlate } from '../common/EmptyPlate'
import styles from './Nothing.module.css'
import { RoomIcon } from './RoomIcon'

type Props = {
  /** The name of the page. */
  page: string
  /** 'No orders yet'. */
  title: string
  children: ReactNode
  /** A link to the menu, unless something else is to be done. */
  action?: ReactNode
  /** The path of a page that is not about food: its icon stands in place of a plate. */
  path?: string
}

/** A page of the account with nothing on it yet, and a way to change that. */
export const Nothing = ({ page, title, children, action, path }: Props) => (
  <>
    <h1>{page}</h1>
    <div className={styles.nothing}>
      {path ? (
        <div className={styles.icon}>
          <RoomIcon path={path} />
        </div>
      ) : (
        <EmptyPlate className={styles.plate} />
      )}
      <div className={styles.said}>
        <h2>{title}</h2>
        <p>{children}</p>
        {action ?? (
          <LinkButton to={paths.menu} variant="contained" size="large">
            {t`Browse the menu`}
          </LinkButton>
        )}
      </div>
    </div>
  </>
)
