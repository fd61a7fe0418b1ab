import { Link, Outlet, useMatch } from 'react-router-dom'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { BACK } from '../../components/later-icons'
import { AccountHub } from './AccountHub'
import styles from './AccountLayout.module.css'
import { Rooms } from './Rooms'
import { useNews } from './use-news'

const HUB = '/account'

/** A page of the account: beside the list of all where there is room, else with a way back to the list. */
function Room() {
  return (
    <div className={`${styles.page} ${styles.room}`}>
      <Rooms news={useNews()} />
      <div>
        <Link to={HUB} className={`${styles.back} mirrored`}>
          <Icon name={BACK} /> {t`Account`}
        </Link>
        <Outlet />
      </div>
    </div>
  )
}

/** The account area: its hub, or the open page. */
export const AccountLayout = () => (useMatch(HUB) ? <AccountHub /> : <Room />)
