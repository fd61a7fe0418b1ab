import { http } from 'msw'
import { saveCard, TEST_CARDS } from '../../rules/cards'
import type { SandboxContext } from '../../context'
import { htmlPage } from '../html'

const gone = () =>
  htmlPage('Card', '<h1>This page is gone</h1><p>Please go back to the shop and begin again.</p>', { status: 404 })

const button = ({ brand, lastFour }: { brand: string; lastFour: string }) =>
  `<button class="primary" name="card" value="${lastFour}">Save ${brand} ending in ${lastFour}</button>`

/** The provider's page for entering a card. It uses plain forms, like a third-party page. */
export function cardPageHandlers(context: SandboxContext) {
  const sessions = () => (context.state.cardSessions ??= {})
  return [
    http.get('*/__sandbox/card/:sessionId', ({ params }) => {
      if (!sessions()[String(params.sessionId)]) return gone()
      return htmlPage(
        'Card',
        `<p class="note">This is the sandbox's card page. No card is real.</p><h1>Save a card</h1>
<form method="post">${TEST_CARDS.map(button).join('')}<button name="card" value="">Cancel</button></form>`,
      )
    }),

    http.post('*/__sandbox/card/:sessionId', async ({ params, request }) => {
      const id = String(params.sessionId)
      const session = sessions()[id]
      if (!session) return gone()
      const lastFour = new URLSearchParams(await request.text()).get('card')
      const card = TEST_CARDS.find((one) => one.lastFour === lastFour)
      if (card) saveCard(session.customerId, context, card)
      delete sessions()[id]
      return new Response(null, { status: 303, headers: { location: session.returnUrl } })
    }),
  ]
}
