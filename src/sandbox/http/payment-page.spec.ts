import { expect, it } from 'vitest'
import { goneFromPayment, paymentPage } from './payment-page'

const seller = (locale: string) => ({ restaurant: { name: 'Nonna & Figli', locale } })
const what = { label: 'Order', number: '1042', amount: 1960, currency: 'EUR' } as const

it.each([
  ['en-US', 'ltr', 'Pay Nonna &#38; Figli', 'Approve payment'],
  ['de-DE', 'ltr', 'Nonna &#38; Figli bezahlen', 'Zahlung bestätigen'],
  ['ar-KW', 'rtl', 'الدفع لـ Nonna &#38; Figli', 'تأكيد الدفع'],
])('the payment page speaks %s, in its direction', async (locale, direction, title, approve) => {
  const page = await paymentPage(seller(locale), what, { savesCards: true }).text()
  expect(page).toContain(`<html lang="${locale}" dir="${direction}">`)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain(`value="approve">${approve}</button>`)
})

it('the page of a payment that is gone speaks the language of the restaurant', async () => {
  const gone = goneFromPayment(seller('tr-TR'))
  expect(gone.status).toBe(404)
  expect(await gone.text()).toContain('Bu ödeme sayfası artık yok')
})
