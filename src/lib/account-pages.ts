import { t } from 'ttag'
import { paths } from './paths'

/** The account pages in the order they are listed (rule 2.1). */
export const ACCOUNT_PAGES = [
  [t`Orders`, paths.account.orders],
  [t`Favorites`, paths.account.favorites],
  [t`Saved Addresses`, paths.account.savedAddresses],
  [t`Payment Methods`, paths.account.paymentMethods],
  [t`Profile`, paths.account.profile],
  [t`Notifications`, paths.account.notifications],
] as const
