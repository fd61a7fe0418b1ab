import { useState } from 'react'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { LIMITS } from '../../api/limits.gen'
import { isOutcomeUnknown } from '../../api/send-again'
import type { ChangeQuote, Order } from '../../api/types'
import { useSettled } from '../../components/use-settled'
import { notices } from '../../features/cart/cart'
import { toBePriced, useCart } from '../../features/cart/use-cart'
import { leaveFor } from '../../features/checkout/payment-url'
import { useFreshOnReturn } from '../../features/checkout/use-fresh-on-return'
import {
  changeRequest,
  changesSomething,
  choiceOf,
  draftOf,
  keepChange,
  type ChangeChoice,
} from '../../features/orders/change-draft'
import { changeReturnUrl } from '../../features/orders/change-link'
import { wayText } from '../../features/orders/change-words'
import { useChangeQuote, useSaveChange } from '../../features/orders/change-calls'
import { ageFor } from '../../lib/age'
import { lengthOf } from '../../lib/limit'
import { notify } from '../../lib/notify'

/** The pause in typing a note, in ms, after which it is priced with the rest. */
const TYPING_PAUSE = 400
const TOO_LATE = ['ORDER_ACCEPTED', 'NOT_CHANGEABLE']
const saysTooLate = (error: Error | null) => error instanceof ApiError && TOO_LATE.includes(error.code)

/** What came of saving. After a lost answer the order itself says whether it is changed. */
function wordsOf(error: Error, isOther: boolean): string {
  if (!isOutcomeUnknown(error)) return error.message
  if (!isOther) return t`Your order is changed.`
  return t`No clear answer came. You can save again: nothing is done twice.`
}

/** What the customer chooses for an order, its price, and how it is saved. */
export function useChange(customerId: string, order: Order, onDone: () => void) {
  const [choice, setChoice] = useState(() => choiceOf(customerId, order))
  const draft = draftOf(choice, order)
  const note = useSettled(draft.note, TYPING_PAUSE)
  const [agreedAge, setAge] = useState(0)
  const [leaveError, setLeaveError] = useState<Error | null>(null)
  const cart = useCart()
  const inCart = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // The field itself says that a note is too long; the rest is priced meanwhile.
  const fits = lengthOf(note.trim()) <= LIMITS.ChangeQuoteRequest.note
  const request = changeRequest({ ...draft, note: fits ? note : (order.note ?? '') }, order, inCart > 0)
  const { quote, error, stale: isOld, retry } = useChangeQuote({ customerId, order }, toBePriced(cart), request)
  const stale = isOld || note !== draft.note
  const saving = useSaveChange(customerId, order)
  useFreshOnReturn(saving.reset)
  const age = quote && ageFor(quote.lines) > ageFor(order.lines) ? ageFor(quote.lines) : 0
  const choose = (chosen: Partial<ChangeChoice>) => {
    const next = { ...choice, ...chosen }
    keepChange(next)
    setChoice(next)
    saving.reset()
  }
  const hasProblems = (quote?.problems.length ?? 0) > 0
  const isOther = request !== null && changesSomething(request, order)

  function done(changed: Order, priced: ChangeQuote) {
    notices.tell(customerId)
    const { change } = changed
    if (change?.status === 'PENDING') {
      try {
        return leaveFor(change.payment.url)
      } catch (cause) {
        return setLeaveError(cause as Error)
      }
    }
    notify.success(t`Your order is changed.`, {
      description: priced.difference < 0 ? wayText(priced, order) : undefined,
    })
    return onDone()
  }

  function save() {
    if (!quote || !request || saving.isPending || saving.isSuccess) return
    setLeaveError(null)
    saving.mutate(
      { quote, request, returnUrl: changeReturnUrl(), ...(age > 0 && { ageConfirmed: agreedAge }) },
      { onSuccess: (changed) => done(changed, quote) },
    )
  }

  return {
    ...{ draft, choose, inCart, request, quote, stale, retry, save, age, agreedAge, setAge },
    cartLines: cart.lines,
    quoteError: error,
    saveWords: leaveError?.message ?? (saving.error && wordsOf(saving.error, isOther)),
    isSaving: saving.isPending || (saving.isSuccess && !leaveError),
    canSave: quote !== undefined && !stale && !error && !hasProblems && isOther && fits && agreedAge >= age,
    isOther,
    isTooLate:
      !saving.isPending && !saving.isSuccess && (!order.changeable || saysTooLate(error) || saysTooLate(saving.error)),
  }
}

export type Change = ReturnType<typeof useChange>
