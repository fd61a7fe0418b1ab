/** What a customer keeps and is told, in one chunk: each chunk costs a name in the first load. */
export { FavoritesPage } from './FavoritesPage'
export { NotificationsPage } from './NotificationsPage'
export { PaymentMethodsPage } from './PaymentMethodsPage'
export { ProfilePage } from './ProfilePage'
export { SavedAddressesPage } from './SavedAddressesPage'
