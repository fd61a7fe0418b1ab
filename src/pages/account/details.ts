/** What a customer keeps, in one chunk: each chunk costs a name in the first load. */
export { FavoritesPage } from './FavoritesPage'
export { PaymentMethodsPage } from './PaymentMethodsPage'
export { PointsPage } from './PointsPage'
