import { jt, t } from 'ttag'
import type { Order } from '../../api/types'
import { useTelUrl } from '../../components/use-tel-url'
import { useRestaurant } from '../../features/restaurant/use-restaurant'

/** Says that an order cannot be changed any more, whom to call, and that nothing is lost. */
export function TooLate({ order, hasCart }: { order: Order; hasCart: boolean }) {
  const { data: restaurant } = useRestaurant()
  const tel = useTelUrl(restaurant?.phone, restaurant?.address?.country)
  const phone = (
    <a key="phone" href={tel}>
      {restaurant?.phone}
    </a>
  )
  return (
    <div role="alert">
      <p>
        {order.status === 'CANCELLED'
          ? t`Your order was cancelled, so it cannot be changed any more.`
          : t`The restaurant has just accepted your order, so it cannot be changed any more. Your order is as it was.`}{' '}
        {restaurant?.phone && jt`Call ${phone} if something has to be different.`}
      </p>
      {hasCart && <p>{t`What is in your cart stays there.`}</p>}
    </div>
  )
}
