import { decimal, digitsOf } from '../../lib/money'
import { say, type Spoken, type Words } from '../words'
import { escapeHtml, htmlPage } from './html'

/** What the buttons of the payment page do to the payment. */
export const OUTCOMES = { approve: 'PAID', decline: 'DECLINED', cancel: 'CANCELLED' } as const

type What = { label: 'Order' | 'Gift card' | 'Share'; number: string; amount: number; currency: string }
type Seller = Spoken & { restaurant: { name: string } }

/** An amount in minor units, in the language of the page. */
function money(locale: string, amount: number, currency: string): string {
  const digits = { minimumFractionDigits: digitsOf(currency), maximumFractionDigits: digitsOf(currency) }
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'currency', currency, ...digits })
  return format.format(Number(decimal(amount, currency)))
}

/**
 * The provider's hosted payment page, in the language of the page that led there. It uses plain forms, like a
 * third-party page, and works without scripts.
 * @param what what is paid, with the amount in minor units
 * @param options the wallet it opens with, and whether it offers to save the card
 */
export function paymentPage(
  seller: Seller,
  { label, number, amount, currency }: What,
  { wallet, savesCards }: { wallet?: string; savesCards: boolean },
): Response {
  const { name, locale } = seller.restaurant
  const words = (text: Words, ...values: string[]) => escapeHtml(say(seller, text, ...values))
  const row = (term: Words, value: string, total = '') =>
    `<dt${total}>${words(term)}</dt><dd${total}>${escapeHtml(value)}</dd>`
  const action = (outcome: string, text: Words, className = '') =>
    `<button class="${className}" name="outcome" value="${outcome}">${words(text)}</button>`
  const save = `<label><input type="checkbox" name="save" value="yes"> ${words('Save this card for next time')}</label>`
  const rows = row(label, number) + (wallet ? row('With', wallet) : '')
  return htmlPage(
    say(seller, 'Payment'),
    `<p class="note">${words('This is the sandbox’s payment page. No money moves.')}</p>
<h1>${words('Pay {0}', name)}</h1>
<dl>${rows}${row('To pay', money(locale, amount, currency), ' class="total"')}</dl>
<form method="post">${savesCards ? save : ''}${action('approve', 'Approve payment', 'primary')}${action('decline', 'Decline payment')}${action('cancel', 'Cancel')}</form>`,
    { locale },
  )
}

function notice(seller: Spoken, title: string, text: string, { status = 200, more = '' } = {}): Response {
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}`
  return htmlPage(say(seller, 'Payment'), body, { status, locale: seller.restaurant.locale })
}

/** The page for a payment that does not exist any more. */
export const goneFromPayment = (seller: Spoken) =>
  notice(seller, say(seller, 'This payment page is gone'), say(seller, 'Please go back to the shop and pay again.'), {
    status: 404,
  })

/** The page for a share that cannot be paid any more. @param returnUrl where the guest came from */
export function closedPayment(seller: Spoken, hostName: string, returnUrl: string): Response {
  const text = say(seller, '{0} has placed the order or changed it. No money was taken from you.', hostName)
  const back = escapeHtml(say(seller, 'Back to the group order'))
  const more = `<p><a href="${escapeHtml(returnUrl)}">${back}</a></p>`
  return notice(seller, say(seller, 'This payment is closed'), text, { status: 409, more })
}
