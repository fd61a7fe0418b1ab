import { formatMoney } from '../../lib/money'
import { escapeHtml, htmlPage } from './html'

/** What the buttons of the payment page do to the payment. */
export const OUTCOMES = { approve: 'PAID', decline: 'DECLINED', cancel: 'CANCELLED' } as const

type What = { restaurant: string; label: string; number: string; amount: number; currency: string }

/**
 * The provider's hosted payment page. It uses plain forms, like a third-party page, and works without scripts.
 * @param what what is paid, with the amount in minor units
 * @param options the wallet it opens with, and whether it offers to save the card
 */
export function paymentPage(
  { restaurant, label, number, amount, currency }: What,
  { wallet, savesCards }: { wallet?: string; savesCards: boolean },
): Response {
  const action = (name: string, text: string, className = '') =>
    `<button class="${className}" name="outcome" value="${name}">${text}</button>`
  const save = '<label><input type="checkbox" name="save" value="yes"> Save this card for next time</label>'
  return htmlPage(
    'Payment',
    `<p class="note">This is the sandbox's payment page. No money moves.</p>
<h1>Pay ${escapeHtml(restaurant)}</h1>
<dl><dt>${label}</dt><dd>${escapeHtml(number)}</dd>${wallet ? `<dt>With</dt><dd>${wallet}</dd>` : ''}<dt class="total">To pay</dt><dd class="total">${formatMoney(amount, currency)}</dd></dl>
<form method="post">${savesCards ? save : ''}${action('approve', 'Approve payment', 'primary')}${action('decline', 'Decline payment')}${action('cancel', 'Cancel')}</form>`,
  )
}

/** The page for a payment that does not exist any more. */
export const goneFromPayment = () =>
  htmlPage('Payment', '<h1>This payment page is gone</h1><p>Please go back to the shop and pay again.</p>', {
    status: 404,
  })
