import { t } from 'ttag'
import { paths } from './paths'

type AccountPage = {
  name: string
  path: string
  /** The part of the restaurant's profile without which there is no such page. */
  needs?: 'giftCards' | 'pointsProgram'
}

/** The account pages in the order they are listed (rule 2.1). */
export const ACCOUNT_PAGES: AccountPage[] = [
  { name: t`Orders`, path: paths.account.orders },
  { name: t`Favorites`, path: paths.account.favorites },
  { name: t`Saved Addresses`, path: paths.account.savedAddresses },
  { name: t`Payment Methods`, path: paths.account.paymentMethods },
  { name: t`Gift cards`, path: paths.account.giftCards, needs: 'giftCards' },
  { name: t`Points`, path: paths.account.points, needs: 'pointsProgram' },
  { name: t`Profile`, path: paths.account.profile },
  { name: t`Notifications`, path: paths.account.notifications },
]
