import { useId } from 'react'
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
  const id = useId()
  return (
    <nav className={values ? styles.hub : styles.side} aria-label={t`Account`}>
      {pages.map(({ name, path, isUnsure }) => {
        const { count, words } = news[path] ?? {}
        const part = (what: string) => `${id}${path}-${what}`
        return (
          <NavLink
            key={path}
            to={path}
            className={({ isActive }) => (isUnsure && !isActive ? styles.unsure : '')}
            aria-labelledby={count ? `${part('name')} ${part('news')}` : part('name')}
            aria-describedby={values && part('value')}
          >
            <RoomIcon path={path} />
            <span className={styles.name}>
              <span id={part('name')}>{name}</span>
              {values && (
                <bdi id={part('value')} className={styles.value}>
                  {values[path]}
                </bdi>
              )}
            </span>
            {count && (
              <span id={part('news')} className={styles.news}>
                {count}
                <span className={values ? undefined : 'visually-hidden'}> {words}</span>
              </span>
            )}
            {values && (
              <span className="mirrored">
                <Icon name="M9 5l7 7-7 7" size={16} />
              </span>
            )}
          </NavLink>
        )
      })}
    </nav>
  )
}
