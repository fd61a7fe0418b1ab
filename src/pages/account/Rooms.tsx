import { NavLink } from 'react-router-dom'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { useAccountPages } from '../../features/restaurant/use-account-pages'
import { RoomIcon } from './RoomIcon'
import styles from './Rooms.module.css'
import type { Counts } from './use-counts'

/** The pages of the account with what is in them: as rows of the hub, or beside the open page where there is room. */
export function Rooms({ counts, isHub = false }: { counts: Counts; isHub?: boolean }) {
  const pages = useAccountPages()
  return (
    <nav className={isHub ? styles.hub : styles.side} aria-label={t`Account`}>
      {pages.map(({ name, path, isUnsure }) => {
        const { count, words, isNews } = counts[path] ?? {}
        return (
          <NavLink key={path} to={path} className={({ isActive }) => (isUnsure && !isActive ? styles.unsure : '')}>
            <RoomIcon path={path} />
            <span className={styles.name}>{name}</span>
            {count && (
              <span className={isNews ? styles.news : styles.count}>
                {count}
                {words && <span className={isHub ? undefined : 'visually-hidden'}> {words}</span>}
              </span>
            )}
            {isHub && <Icon name="back" size={16} />}
          </NavLink>
        )
      })}
    </nav>
  )
}
