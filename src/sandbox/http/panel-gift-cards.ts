import { GIFT_CARDS } from './sandbox-paths'

/** Updates the panel's list of gift cards as they are sent. */
export const giftCardsScript = `
const giftCards = document.querySelector('#cards')
let shownCards = ''
function cardRow(title, { number, pin }) {
  const row = document.createElement('li'), what = document.createElement('small'), digits = document.createElement('code')
  what.textContent = title
  digits.textContent = number.replace(/(.{4})(?=.)/g, '$1 ') + ' · PIN ' + pin
  row.append(what, digits)
  return row
}
async function readCards() {
  const text = await (await fetch('${GIFT_CARDS}')).text()
  if (text === shownCards) return
  shownCards = text
  const { sent, toTry } = JSON.parse(text)
  giftCards.replaceChildren(
    ...sent.reverse().map((card) => cardRow('To ' + card.email + ' from ' + card.senderName + ': ' + card.worth, card)),
    ...toTry.map((card) => cardRow(card.worth, card)),
  )
}
readCards()
setInterval(() => document.hidden || readCards(), 1500)`

export const GIFT_CARDS_PART =
  '<h2>Gift cards</h2><p><small>Those that were sent, and some to try.</small></p><ul id="cards" class="events"></ul>'
