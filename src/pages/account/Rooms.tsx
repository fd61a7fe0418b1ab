import { NavLink } from 'react-router-dom'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { useAccountPages } from '../../features/restaurant/use-account-pages'
import { RoomIcon } from './RoomIcon'
import styles from './Rooms.module.css'
import type { News } from './use-news'

type Props = {
  news: News
  /** What is on each page, by its path. Only the hub says so. */
  values?: Partial<Record<string, string | undefined>>
}

/** The pages of the account with what is in them: as rows of the hub, or beside the open page where there is room. */
export function Rooms({ news, values }: Props) {
  const pages = useAccountPages()
  return (
    <nav className={values ? styles.hub : styles.side} aria-label={t`Account`}>
      {pages.map(({ name, path, isUnsure }) => {
        const { count, words } = news[path] ?? {}
        return (
          <NavLink key={path} to={path} className={({ isActive }) => (isUnsure && !isActive ? styles.unsure : '')}>
            <RoomIcon path={path} />
            <span className={styles.name}>
              {name}
              {values && (
                <>
                  {' '}
                  <bdi className={styles.value}>{values[path]}</bdi>
                </>
              )}
            </span>
            {count && (
              <span className={styles.news}>
                {count}
                <span className={values ? undefined : 'visually-hidden'}> {words}</span>
              </span>
            )}
            {values && <Icon name="back" size={16} />}
          </NavLink>
        )
      })}
    </nav>
  )
}
