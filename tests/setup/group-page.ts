import { beforeEach } from 'vitest'
import { addLine } from '../../src/sandbox/rules/cart'
import { changeGroup, startGroup } from '../../src/sandbox/rules/group-orders'
import { addForParticipant, joinGroup } from '../../src/sandbox/rules/group-participants'
import { makeQuote } from '../../src/sandbox/rules/quote'
import type { StoredGroup } from '../../src/sandbox/state'
import { groupJoined } from '../../src/stores/group-order'
import { lemonade, PICKUP } from '../sandbox/orders'
import { CUSTOMER, guestsShop } from './shop'

export const TOKEN = 'a-token-of-sixteen'

/** A group order of Ada, for up to $20.00 each. Call it once per file; each test has its own. */
export function createGroup() {
  const shop = guestsShop()
  const ofAda = {
    shop,
    group: {} as StoredGroup,
    /** This device has joined as Grace and chosen two lemonades. */
    takePart: () => {
      const { context } = shop.sandbox
      joinGroup(ofAda.group, TOKEN, 'Grace', context)
      addForParticipant(ofAda.group, { token: TOKEN, key: 'first' }, lemonade(2), context)
      groupJoined({ groupOrderId: ofAda.group.id, token: TOKEN, hostName: 'Ada' })
    },
    /** Ada has four lemonades, too, and asks everyone to pay their share. */
    ask: () => {
      const { context } = shop.sandbox
      addLine(CUSTOMER, lemonade(4), context)
      const { id: quoteId } = makeQuote(CUSTOMER, PICKUP, context)
      changeGroup(ofAda.group, { status: 'LOCKED', quoteId }, context)
    },
  }
  beforeEach(() => {
    ofAda.group = startGroup(CUSTOMER, { hostName: 'Ada', closesAt: null, limitPerPerson: 2000 }, shop.sandbox.context)
  })
  return ofAda
}
