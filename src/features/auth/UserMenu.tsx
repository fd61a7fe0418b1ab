import { t } from 'ttag'
import { HoverMenu } from '../../components/HoverMenu'
import { Icon } from '../../components/Icon'
import { paths } from '../../lib/paths'
import { useAuth } from './auth-context'

/** The user menu of the bar: Account and Logout for a customer, Login and Sign Up for a guest (rule 2.6). */
export function UserMenu() {
  const { status, logout } = useAuth()
  const items =
    status === 'authenticated'
      ? [
          { label: t`Account`, to: paths.account.profile },
          { label: t`Logout`, onSelect: () => void logout() },
        ]
      : [
          { label: t`Login`, to: paths.login },
          { label: t`Sign Up`, to: paths.signup },
        ]
  return (
    <HoverMenu name={t`Account menu`} items={items}>
      <Icon name="user" size={24} />
    </HoverMenu>
  )
}
