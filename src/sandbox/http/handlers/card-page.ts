import { http } from 'msw'
import { saveCard, TEST_CARDS } from '../../rules/cards'
import type { SandboxContext } from '../../context'
import { spokenAt } from '../../spoken-at'
import { say, type Spoken, type Words } from '../../words'
import { escapeHtml, htmlPage } from '../html'

const inWordsOf =
  (seller: Spoken) =>
  (text: Words, ...values: string[]) =>
    escapeHtml(say(seller, text, ...values))

function gone(seller: Spoken): Response {
  const words = inWordsOf(seller)
  const { locale } = seller.restaurant
  const body = `<h1>${words('This card page is gone')}</h1><p>${words('Please go back to the shop and begin again.')}</p>`
  return htmlPage(say(seller, 'Save a card'), body, { status: 404, locale })
}

function cardPage(seller: Spoken): Response {
  const words = inWordsOf(seller)
  const { locale } = seller.restaurant
  const buttons = TEST_CARDS.map(
    ({ brand, lastFour }) =>
      `<button class="primary" name="card" value="${lastFour}">${words('Save {0} ending in {1}', brand, lastFour)}</button>`,
  )
  return htmlPage(
    say(seller, 'Save a card'),
    `<p class="note">${words('This is the sandbox’s card page. No card is real.')}</p><h1>${words('Save a card')}</h1>
<form method="post">${buttons.join('')}<button name="card" value="">${words('Cancel')}</button></form>`,
    { locale },
  )
}

/** The provider's page for entering a card. It uses plain forms, like a third-party page. */
export function cardPageHandlers(context: SandboxContext) {
  const sessions = () => (context.state.cardSessions ??= {})
  return [
    http.get('*/__sandbox/card/:sessionId', ({ params }) => {
      const session = sessions()[String(params.sessionId)]
      return session ? cardPage(spokenAt(session.returnUrl, context)) : gone(context)
    }),

    http.post('*/__sandbox/card/:sessionId', async ({ params, request }) => {
      const id = String(params.sessionId)
      const session = sessions()[id]
      if (!session) return gone(context)
      const lastFour = new URLSearchParams(await request.text()).get('card')
      const card = TEST_CARDS.find((one) => one.lastFour === lastFour)
      if (card) saveCard(session.customerId, context, card)
      delete sessions()[id]
      return new Response(null, { status: 303, headers: { location: session.returnUrl } })
    }),
  ]
}
