import { escapeHtml, htmlPage } from './html'
import { EVENTS_PART, eventsScript } from './panel-events'
import { GIFT_CARDS_PART, giftCardsScript } from './panel-gift-cards'
import type { SandboxContext } from '../context'
import { projectId } from '../rules/identity'
import type { Story } from '../scenarios/scenarios'
import { storiesOf } from '../scenarios/stories'

const script = (codes: string) => `
const inbox = document.querySelector('#inbox'), said = document.querySelector('#said')
let shown = ''
async function read() {
  const { verificationCodes } = await (await fetch(${JSON.stringify(codes)})).json()
  const text = JSON.stringify(verificationCodes)
  if (text === shown) return
  shown = text
  inbox.replaceChildren(...verificationCodes.slice(-5).reverse().map(({ phoneNumber, code }) => {
    const row = document.createElement('li'), number = document.createElement('span'), digits = document.createElement('code')
    number.textContent = phoneNumber
    digits.textContent = code
    row.append(number, digits)
    return row
  }))
}
async function post(path, body) {
  await fetch('/__sandbox/' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  said.textContent = path === 'reset' ? 'Everything is as new. Reload the storefront.' : 'Started.'
}
for (const button of document.querySelectorAll('button[data-path]')) {
  button.addEventListener('click', () => post(button.dataset.path, button.dataset.body))
}
const dials = {
  latency: ({ ms, match }) => ({ name: 'latency', ms: Number(ms), match: match || undefined }),
  chaos: ({ percent, match }) => ({ name: 'chaos', share: Number(percent) / 100, seed: 1, match: match || undefined }),
  clock: ({ now }) => ({ name: 'clock', now: new Date(now).toISOString() }),
}
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    post('scenario', JSON.stringify(dials[form.id](Object.fromEntries(new FormData(form)))))
  })
}
read()
setInterval(() => document.hidden || read(), 1500)`

const story = ({ id, label, tells }: Story) =>
  `<li><button data-path="scenario" data-body='{"name":"story","id":"${id}"}'>${escapeHtml(label)}</button><small>${escapeHtml(tells)} <code>?scenario=${id}</code></small></li>`

const MATCH = `<label>of the calls whose method and path hold <input name="match" placeholder="all of them"></label>`
const DIALS = `<form id="latency"><label>Wait <input name="ms" type="number" min="0" step="100" value="2000" required> ms before the answer</label>${MATCH}<button>Slow down</button></form>
<form id="chaos"><label>Let <input name="percent" type="number" min="0" max="100" value="20" required> % fail</label>${MATCH}<button>Let them fail</button></form>
<form id="clock"><label>It is <input name="now" type="datetime-local" required> here</label><button>Set the clock</button></form>`

/** The sandbox's panel: the SMS inbox, reset, adjustable scenarios, and stories with what the storefront then shows. */
export function panelPage(context: SandboxContext): Response {
  const { restaurant, authEmulator } = context
  return htmlPage(
    'Sandbox',
    `<h1>Sandbox</h1><p>Nothing here leaves this computer. Codes arrive below.</p>
<h2>SMS inbox</h2><ul id="inbox"><li><small>No messages yet. Send a code from the sign-in page.</small></li></ul>
${restaurant.giftCards ? `${GIFT_CARDS_PART}<script>${giftCardsScript}</script>` : ''}
<p role="status" id="said"></p>
<h2>Start over</h2><button data-path="reset" data-body="{}">Reset the sandbox</button>
<h2>Dials</h2>${DIALS}
<h2>What happens</h2><p><small>Each can be part of an address of the shop.</small></p><ul class="stories">${storiesOf(context).map(story).join('')}</ul>
${EVENTS_PART}
<script>${eventsScript}</script>
<script>${script(`${authEmulator}/emulator/v1/projects/${projectId(restaurant.id)}/verificationCodes`)}</script>`,
    { connect: authEmulator },
  )
}
