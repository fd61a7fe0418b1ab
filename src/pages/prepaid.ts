/** The pages of points and gift cards, in one chunk: each chunk costs a name in the first load. */
export { GiftCardsPage } from './account/GiftCardsPage'
export { PointsPage } from './account/PointsPage'
export { GiveGiftCardPage } from './gift-cards/GiveGiftCardPage'
