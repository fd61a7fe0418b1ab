import type { QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import { readAgain } from '../../api/read-again'
import { tabNotices } from '../../lib/tab-notices'
import { currentSession } from '../../stores/auth'

/** The channel between the tabs of one browser. A notice is a customer id. */
export const CHANNEL = 'cart-changed'

const notices = tabNotices<string>(CHANNEL)

/** Whether this tab has received a message from another one. */
export const { hasCompany } = notices

/** Notifies the other tabs that a customer's cart has changed, so that they read it again. */
export const tellOtherTabs = (customerId: string): void => notices.tell(customerId)

/** Reads the cart again when another tab has changed it. Returns a function that stops it. */
export const followOtherTabs = (client: QueryClient): (() => void) =>
  notices.listen((notice) => {
    const customerId = currentSession()?.user.customerId
    if (!customerId || notice !== customerId) return
    void readAgain(client, { queryKey: cartQuery(customerId).queryKey, exact: true })
  })
