/** The pages where something is filled in, in one chunk: each costs a name in the first load, and these need MUI. */
export { GiftCardsPage } from './account/GiftCardsPage'
export { NotificationsPage } from './account/NotificationsPage'
export { ProfilePage } from './account/ProfilePage'
export { SavedAddressesPage } from './account/SavedAddressesPage'
export { GiveGiftCardPage } from './gift-cards/GiveGiftCardPage'
