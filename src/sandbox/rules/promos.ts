import type { Schemas } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { typedCode } from '../../lib/typed'
import type { SandboxContext } from '../context'
import { say } from '../words'

type Dated = Pick<SandboxContext, 'now' | 'state' | 'restaurant'>
type Applied = { promo: Schemas['Quote']['promo']; discount: number; problem?: Schemas['QuoteProblem'] }

/** A code as it is compared: 'indirim' is 'İNDİRİM', whose letter has a dot in capitals, too. */
const promoKey = (code: string) => typedCode(code).toUpperCase().replace(/İ/g, 'I')

/** The discount of a promo code on a subtotal, both in minor units, or why the code is refused. */
export function applyPromo(code: string | null | undefined, subtotal: number, context: Dated): Applied {
  const { now, state, restaurant } = context
  const wanted = promoKey(code ?? '')
  if (!wanted) return { promo: null, discount: 0 }
  const refused = (problem: Schemas['QuoteProblem']) => ({ promo: null, discount: 0, problem })
  const promo = restaurant.promoCodes.find((one) => promoKey(one.code) === wanted)
  if (!promo) return refused({ code: 'PROMO_UNKNOWN', message: say(context, 'We do not know the code {0}.', wanted) })
  if (Date.parse(promo.ends) <= now() || state.endedPromos?.includes(promo.code)) {
    return refused({ code: 'PROMO_EXPIRED', message: say(context, 'The code {0} has expired.', wanted) })
  }
  if (subtotal < promo.minimum) {
    return refused({
      code: 'PROMO_MINIMUM_NOT_MET',
      message: say(
        context,
        'The code {0} is for orders from {1}.',
        wanted,
        formatMoney(promo.minimum, restaurant.currency),
      ),
    })
  }
  const discount = 'percent' in promo ? Math.floor((subtotal * promo.percent) / 100 + 0.5) : promo.amount
  return { promo: { code: promo.code, text: promo.text }, discount: Math.min(discount, subtotal) }
}
