import { addressOf } from '../../lib/address-of'
import { paths, withQuery } from '../../lib/paths'

/** The query parameter by which a link opens the change of an order: `yes`, or `paid` on the way back from its payment. */
export const CHANGE = 'change'

export const changePath = (orderId: string) => withQuery(paths.trackOrder, { orderId, [CHANGE]: 'yes' })

/** Where the payment page of a change leads back to; the API adds the order's id. */
export const changeReturnUrl = () => addressOf(withQuery(paths.trackOrder, { [CHANGE]: 'paid' }))
