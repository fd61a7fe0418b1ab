import { msgid, ngettext, t } from 'ttag'
import { useAddresses } from '../../features/addresses/use-addresses'
import { useAuth } from '../../features/auth/auth-context'
import { cardName } from '../../features/checkout/format-card'
import { usePaymentMethods } from '../../features/checkout/use-payment-methods'
import { useFavorites } from '../../features/favorites/use-favorites'
import { useGiftCards } from '../../features/gift-cards/use-gift-cards'
import { useNotifications } from '../../features/notifications/use-notifications'
import { useOrders } from '../../features/orders/use-orders'
import { pointsText } from '../../features/points/program-text'
import { usePoints } from '../../features/points/use-points'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { formatCount } from '../../lib/count'
import { listOf } from '../../lib/list'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'

const { account } = paths

/** The rest of a list as text, while it may go on: '2 more', '19+ more'. */
const more = (count: number, hasMore = false) => {
  const others = `${formatCount(count)}${hasMore ? '+' : ''}`
  return count > 0 && t`${others} more`
}

/** 'N', or 'N+' while the list goes on. */
const sizeOf = (list: readonly unknown[], hasMore: boolean) => `${formatCount(list.length)}${hasMore ? '+' : ''}`

function ordersText(orders: readonly unknown[], hasMore: boolean) {
  const count = sizeOf(orders, hasMore)
  return ngettext(msgid`${count} order`, `${count} orders`, orders.length)
}

function dishesText({ length }: readonly unknown[]) {
  const count = formatCount(length)
  return ngettext(msgid`${count} dish`, `${count} dishes`, length)
}

function giftCardsText({ length }: readonly unknown[]) {
  const count = formatCount(length)
  return ngettext(msgid`${count} gift card`, `${count} gift cards`, length)
}

/** A list by its default entry, which comes first. */
const byFirst = <T>([first, ...others]: readonly T[], nameOf: (one: T) => string, hasMore = false) =>
  first && listOf([nameOf(first), more(others.length, hasMore)])

/**
 * What is on each page of the account, by its path. Before it is known, and if it cannot be read, nothing is said. All
 * of it is what the pages themselves read.
 */
export function useValues(): Partial<Record<string, string | undefined>> {
  const customerId = useCustomerId() ?? ''
  const isKnown = customerId !== ''
  const { user } = useAuth()
  const { data: restaurant } = useRestaurant()
  const { orders, hasMore } = useOrders(customerId)
  const { favorites } = useFavorites()
  const saved = useAddresses(customerId, isKnown)
  const { cards } = usePaymentMethods(customerId, isKnown)
  const { cards: giftCards } = useGiftCards(customerId, isKnown && Boolean(restaurant?.giftCards))
  const points = usePoints(customerId, Boolean(restaurant?.pointsProgram)).account?.balance
  const { notifications } = useNotifications(customerId)
  return {
    [account.orders]: orders && (orders.length > 0 ? ordersText(orders, hasMore) : t`No orders yet`),
    [account.favorites]: favorites && (favorites.length > 0 ? dishesText(favorites) : t`No favorites yet`),
    [account.savedAddresses]:
      saved.addresses &&
      (byFirst(saved.addresses, ({ label, address }) => label || address.line1, saved.hasMore) ??
        t`No saved addresses yet`),
    [account.paymentMethods]: cards && (byFirst(cards, cardName) ?? t`No saved cards yet`),
    [account.giftCards]: giftCards && (giftCards.length > 0 ? giftCardsText(giftCards) : t`No gift cards yet`),
    [account.points]: points === undefined ? undefined : pointsText(points),
    [account.profile]: user?.email,
    [account.notifications]: notifications && (notifications[0]?.title ?? t`No notifications yet`),
  }
}
