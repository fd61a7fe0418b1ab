import { htmlPage } from './html'
import type { World } from './host'
import { projectId } from './handlers/identity'
import type { Scenario } from './scenarios'

const SCENARIOS: [label: string, scenario: Scenario][] = [
  ['Slow: 2 s a call', { name: 'latency', ms: 2000 }],
  ['Next call fails', { name: 'fail', status: 500, times: 1 }],
  ['Next answer is lost', { name: 'lost-answer', times: 1 }],
  ['Every fifth call fails', { name: 'chaos', share: 0.2, seed: 1 }],
  ['All is well again', { name: 'clear' }],
  ['Token expires', { name: 'expired-token' }],
  ['Close for today', { name: 'closed' }],
  ['Noodles sold out', { name: 'sold-out', itemId: 'hand-pulled-noodles' }],
  ['Corn ribs $1 up', { name: 'price-up', itemId: 'charred-corn-ribs', by: 100 }],
  ['Noodles without eggs', { name: 'option-gone', itemId: 'hand-pulled-noodles', optionId: 'soft-egg' }],
  ['MARKET10 ends', { name: 'promo-ended', code: 'MARKET10' }],
  ['Saved card declined', { name: 'card-declined', times: 1 }],
  ['Order one step on', { name: 'order-step' }],
]

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
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => post(button.dataset.path, button.dataset.body))
}
read()
setInterval(() => document.hidden || read(), 1500)`

/** The sandbox's panel: the SMS inbox, a few scenarios, reset. */
export function panelPage({ restaurant, authEmulator }: World): Response {
  const button = (label: string, path: string, body: object) =>
    `<button data-path="${path}" data-body='${JSON.stringify(body)}'>${label}</button>`
  return htmlPage(
    'Sandbox',
    `<h1>Sandbox</h1><p>Nothing here leaves this computer. Codes arrive below.</p>
<h2>SMS inbox</h2><ul id="inbox"><li><small>No messages yet. Send a code from the sign-in page.</small></li></ul>
<h2>What happens</h2><div class="row">${SCENARIOS.map(([label, body]) => button(label, 'scenario', body)).join('')}</div>
<h2>Start over</h2>${button('Reset the sandbox', 'reset', {})}<p role="status" id="said"></p>
<script>${script(`${authEmulator}/emulator/v1/projects/${projectId(restaurant.id)}/verificationCodes`)}</script>`,
    { connect: authEmulator },
  )
}
