import { Icon, type IconName } from '../../components/Icon'
import { CARD, HEART } from '../../components/later-icons'
import { paths } from '../../lib/paths'

const { account } = paths

const ICONS: Partial<Record<string, IconName>> = {
  [account.orders]: 'M6 8h12l1 12H5ZM9 8a3 3 0 0 1 6 0',
  [account.favorites]: HEART,
  [account.savedAddresses]: 'pin',
  [account.profile]: 'user',
  [account.paymentMethods]: CARD,
  [account.giftCards]:
    'M4 11h16v9H4ZM3 7h18v4H3ZM12 7v13M12 7C9 7 7.500 3.500 9.500 3.500S12 7 12 7s.5-3.500 2.500-3.500S15 7 12 7',
  [account.points]: 'M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8Z',
  [account.notifications]: 'M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15ZM10 20.500h4',
}

/** The icon of a page of the account, by its path. */
export const RoomIcon = ({ path }: { path: string }) => <Icon name={ICONS[path] ?? 'user'} />
