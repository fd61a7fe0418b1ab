import type { QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import { orderQueries } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import { cartFor } from '../../features/cart/cart'
import { optionTexts } from '../../features/cart/format-options'
import { depositsOf } from '../../features/cart/lines'
import { toBePriced } from '../../features/cart/use-cart'
import { quoteRequest } from '../../features/checkout/checkout-choices'
import { readDraft } from '../../features/checkout/draft'
import { pathHere } from '../../lib/base'
import { readCartLink, type LinkedDish } from '../../lib/cart-link'
import { isInGroupOrder } from '../../lib/group-key'
import { formatMoney } from '../../lib/money'
import { ADD_PARAMETER, paths, withQuery } from '../../lib/paths'
import { dayIn, wallClockIn } from '../../lib/zone'
import { freshItem } from '../../pages/common/as-now'
import { asChosen, lineOf } from '../../pages/common/linked-lines'
import { orderedAgain } from '../../pages/common/order-again'
import { addAll } from '../../pages/common/usual-order'
import { currentCustomerId } from '../../stores/auth'
import { fulfilmentChoice, fulfilmentChosen } from '../../stores/fulfilment'
import { dishNamed, menuNow } from './menu-tools'
import { Refusal, textIn, tool, type Tool } from './tool'

const FORMAT =
  'Dishes with ids from search_menu and read_dish, as in 2xdumplings:large+filling.pork+2xdips.chili,lemonade: ' +
  'commas between dishes, a count with x before, a size after a colon, each option after a plus with its group before it.'

/** @throws Refusal before the sign-in */
function customer(): string {
  const id = currentCustomerId()
  if (!id) throw new Refusal('Nobody is signed in. The customer has to sign in on the page first.')
  return id
}

function linkedIn(text: string, currency: string): LinkedDish[] {
  const linked = readCartLink(text, currency)
  if (linked === 'damaged') throw new Refusal(`The order cannot be read. ${FORMAT}`)
  if (linked === 'long') throw new Refusal('The order is too long.')
  return linked.map(({ price: _, ...dish }) => dish)
}

async function cartNow(client: QueryClient, customerId: string) {
  await client.fetchQuery(cartQuery(customerId))
  return cartFor(client, customerId).drawn()
}

async function toldCart(client: QueryClient, customerId: string) {
  const { dishes, currency } = await menuNow(client)
  const cart = await cartNow(client, customerId)
  const lines = cart.lines.map((line) => ({
    name: dishes.get(line.menuItemId)?.name ?? line.menuItemId,
    count: line.quantity,
    choices: optionTexts(line.customOptionGroups),
    price: formatMoney(line.price * line.quantity, currency),
  }))
  const deposits = depositsOf(cart)
  const { signature, atRest } = toBePriced({ ...cart, loading: false, error: null, retry: () => {} })
  const { plan } = readDraft(customerId)
  const quote = atRest && (await client.fetchQuery(orderQueries.quote(customerId, signature, quoteRequest(plan))))
  return {
    lines,
    subtotal: formatMoney(cart.subtotal, currency),
    ...(deposits > 0 && { deposits: formatMoney(deposits, currency) }),
    ...(quote && {
      total: formatMoney(quote.totals.total, currency),
      problems: quote.problems.map(({ message }) => message),
    }),
  }
}

/** The times that are free, as 'YYYY-MM-DD HH:MM' on the restaurant's clock, with their instants. */
async function freeTimes(client: QueryClient, timeZone: string) {
  const { days } = await client.fetchQuery(restaurantQueries.slots(fulfilmentChoice().type))
  return days.flatMap(({ slots }) =>
    slots
      .filter(({ available }) => available)
      .map(({ startsAt }) => ({
        startsAt,
        at: `${dayIn(Date.parse(startsAt), timeZone)} ${wallClockIn(startsAt, timeZone)}`,
      })),
  )
}

/** What fills the cart and leads to the checkout. None of it places an order or tells who the customer is. */
export const cartTools = (client: QueryClient, navigate: (path: string) => void): Tool[] => [
  tool(
    'add_to_cart',
    'Adds dishes to the cart. The page asks the customer where a choice is missing, and before the sign-in. Does not order.',
    { texts: { order: FORMAT } },
    async (input) => {
      const { dishes, currency } = await menuNow(client)
      const order = textIn(input, 'order')
      const rows = await Promise.all(
        linkedIn(order, currency).map(async (one, at) => {
          const dish = dishNamed(dishes, one.dish)
          const item = await freshItem(client, dish)
          const line = lineOf(one, at)
          return { dish, ...orderedAgain(item ? asChosen(line, one, dish, item) : line, dish, item, currency) }
        }),
      )
      const refused = rows.filter(({ changes, mayBeChosen }) => changes.length > 0 && !mayBeChosen)
      if (refused.length > 0) {
        throw new Refusal(refused.map(({ dish, changes }) => `${dish.name}: ${changes.join(' ')}`).join(' '))
      }
      const asks = rows.flatMap(({ dish, changes }) => changes.map((change) => `${dish.name}: ${change}`))
      const customerId = currentCustomerId()
      if (!customerId || isInGroupOrder() || asks.length > 0) {
        navigate(withQuery(paths.menu, { [ADD_PARAMETER]: order }))
        return { added: false, asked: 'The page shows the dishes and asks the customer to add them.', asks }
      }
      if (
        !(await addAll(
          client,
          rows.flatMap(({ item }) => item ?? []),
        ))
      ) {
        throw new Refusal('Not all dishes could be added. show_cart says what is in the cart.')
      }
      return { added: true, cart: await toldCart(client, customerId) }
    },
  ),
  tool('show_cart', 'Reads the cart of the customer, with its total.', { isRead: true }, () =>
    toldCart(client, customer()),
  ),
  tool(
    'open_checkout',
    'Opens the checkout, where the customer pays. Does not order.',
    {
      texts: { time: "When it is wanted: HH:MM, or YYYY-MM-DD HH:MM, on the restaurant's clock. Left out: as chosen." },
      optional: ['time'],
    },
    async (input) => {
      const { lines } = await cartNow(client, customer())
      if (lines.length === 0) throw new Refusal('The cart is empty.')
      const isAsked = typeof input === 'object' && input !== null && 'time' in input
      if (isAsked) {
        if (pathHere() === paths.checkout) {
          throw new Refusal('The checkout is open already. The customer can change the time there.')
        }
        const time = textIn(input, 'time').trim().replace('T', ' ').slice(0, 16)
        const free = await freeTimes(client, (await menuNow(client)).restaurant.timeZone)
        const found = free.find(({ at }) => at === time || at.slice(11) === time)
        if (!found) {
          const some = free.slice(0, 12).map(({ at }) => at)
          throw new Refusal(`That time is not free. Free are, for example: ${some.join(', ') || 'none'}.`)
        }
        fulfilmentChosen({ requestedTime: found.startsAt })
      }
      navigate(paths.checkout)
      return { opened: true }
    },
  ),
]
