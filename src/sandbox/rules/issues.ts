import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { REPORT_PICTURES } from '../http/sandbox-paths'
import { notFound, Refusal } from '../refusal'
import type { StoredOrder } from '../state'
import type { Said } from '../words'
import { issueCard, keepCard } from './gift-cards'
import { historyOf } from './kitchen'
import { isPaidByGuests, refundDishes, refundOf } from './refunds'

type Offer = Schemas['IssueOffer']
type Issue = NonNullable<Schemas['OrderIssue']>

const REPORTABLE_FOR = 48 * 60 * 60_000
const MAX_COMMENT = LIMITS.IssueRequest.comment
const MAX_PICTURE = 2_000_000
/** A data URL whose content begins as a JPEG or a PNG does. */
const PICTURE = /^data:image\/(?:jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo)/

function endOf(order: StoredOrder, now: number): number | null {
  const completed = historyOf(order, now).find(({ status }) => status === 'COMPLETED')
  return completed ? Date.parse(completed.at) + REPORTABLE_FOR : null
}

/** Until when something wrong can be reported. Null when it cannot, or has been. */
export function reportableUntil(order: StoredOrder, { now }: SandboxContext): string | null {
  const end = endOf(order, now())
  return order.issue || end === null || end <= now() ? null : new Date(end).toISOString()
}

function checkReport({ lines }: StoredOrder, { dishes, comment, picture }: Schemas['IssueRequest']) {
  const isOfTheOrder = dishes.every(({ cartItemId, quantity }) => {
    const line = lines.find((one) => one.cartItemId === cartItemId)
    return line && Number.isInteger(quantity) && quantity >= 1 && quantity <= line.quantity
  })
  const isOnce = new Set(dishes.map(({ cartItemId }) => cartItemId)).size === dishes.length
  const isPicture = picture === null || PICTURE.test(picture)
  const isLarge = (picture ?? '').length > (MAX_PICTURE / 3) * 4
  const errors = [
    ...(dishes.length > 0 && isOfTheOrder && isOnce
      ? []
      : [{ pointer: '/dishes', message: 'Please choose dishes of the order, each once.' }]),
    ...(lengthOf(comment ?? '') > MAX_COMMENT
      ? [{ pointer: '/comment', message: ['Please use at most {0} characters.', MAX_COMMENT] satisfies Said }]
      : []),
    ...(isPicture && !isLarge ? [] : [{ pointer: '/picture', message: 'A picture is a JPEG or PNG of at most 2 MB.' }]),
  ]
  if (errors.length > 0) throw new Refusal(422, 'INVALID_REPORT', 'Please check your report.', errors)
}

function offersFor(order: StoredOrder, dishes: Issue['dishes'], { restaurant }: SandboxContext): Offer[] {
  const { refund: amount } = refundOf(order, dishes)
  // A gift card would be the customer's alone.
  const mayCredit = restaurant.giftCards && !isPaidByGuests(order, dishes)
  return [
    ...(amount > 0 ? [{ type: 'REFUND' as const, amount }] : []),
    ...(amount > 0 && mayCredit ? [{ type: 'CREDIT' as const, amount }] : []),
    { type: 'CALL_BACK', amount: null },
  ]
}

/** What tells two reports apart. */
const markOf = ({ dishes, comment, picture }: Schemas['IssueRequest']) =>
  JSON.stringify([dishes, comment, picture?.length ?? 0, picture?.slice(-64)])

/**
 * Reports what was wrong with an order, once: the same report again returns the same issue.
 * @throws Refusal 409 before the order is completed, 48 hours later, and for another report; 422 when it is invalid
 */
export function reportIssue(order: StoredOrder, report: Schemas['IssueRequest'], context: SandboxContext): Issue {
  const now = context.now()
  const mark = markOf(report)
  if (order.issue && order.reported === mark) return order.issue
  if (order.issue) throw new Refusal(409, 'ALREADY_REPORTED', 'You have reported this order already.')
  const end = endOf(order, now)
  if (end === null) throw new Refusal(409, 'NOT_COMPLETED', 'An order can be reported once it is completed.')
  if (end <= now) throw new Refusal(409, 'TOO_LATE_TO_REPORT', 'An order can be reported for 48 hours. Please call us.')
  checkReport(order, report)
  const { dishes, comment, picture } = report
  order.reported = mark
  if (picture) order.reportedPicture = picture
  order.issue = {
    id: `iss_${crypto.randomUUID().slice(0, 13)}`,
    at: new Date(now).toISOString(),
    ...{ dishes, comment, hasPicture: picture !== null },
    ...(picture && { pictureUrl: `${REPORT_PICTURES}${crypto.randomUUID()}` }),
    offers: offersFor(order, dishes, context),
    ...{ choice: null, status: 'OPEN' },
  }
  return order.issue
}

/** The picture of a report; null for an address that no report has. */
export function reportPicture(path: string, { state }: SandboxContext): Response | null {
  const data = state.orders.find(({ issue }) => issue?.pictureUrl === path)?.reportedPicture
  const [, type = '', body = ''] = /^data:(.+);base64,(.+)$/.exec(data ?? '') ?? []
  return data
    ? new Response(
        Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0)),
        { headers: { 'content-type': type } },
      )
    : null
}

/**
 * Does what the customer chose of the offers, once.
 * @throws Refusal 404 without a report, 409 when another offer has been chosen, 422 when it was not offered
 */
export function settleIssue(
  order: StoredOrder,
  { type }: Schemas['IssueChoiceRequest'],
  context: SandboxContext,
): StoredOrder {
  const { issue, customerId } = order
  if (!issue) throw notFound('The report')
  if (issue.choice?.type === type) return order
  if (issue.choice) throw new Refusal(409, 'ALREADY_SETTLED', 'You have chosen already.')
  const offer = issue.offers.find((one) => one.type === type)
  if (!offer) throw new Refusal(422, 'NOT_OFFERED', 'Please choose one of the offers.')
  if (type === 'REFUND') refundDishes(order, issue.dishes, context)
  if (type === 'CREDIT') keepCard(customerId, issueCard(offer.amount ?? 0, context), context)
  order.issue = { ...issue, offers: [], choice: offer, status: 'SETTLED' }
  return order
}
