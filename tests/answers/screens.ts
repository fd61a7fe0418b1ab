import type { Shop } from '../setup/shop'
import type { Hand } from './hand'

/** The screens that use an operation, and what leads to its call. */
export type Screen = {
  /** The operation's id in the contract. */
  call: string
  /** A customer is signed in, unless it says guest. */
  as?: 'guest'
  /** The addresses of the screens. */
  at: string | ((shop: Shop) => string) | (string | ((shop: Shop) => string))[]
  /** Prepares the sandbox, once. */
  given?: (shop: Shop) => unknown
  /** Prepares the device, before each answer. */
  before?: (shop: Shop) => unknown
  /** What the customer does on the screen, so that the call is made. */
  then?: (hand: Hand, shop: Shop) => Promise<unknown>
  /** Why the screen need not say that the answer could not be read. */
  quiet?: string
}

const PUSH = 'Nothing reads its answer, and jsdom has no push messages: src/pages/account/PushSwitch.spec.tsx.'

/** The operations whose answers no screen is given here, each with its reason. */
export const LEFT_OUT: Record<string, string> = {
  savePushSubscription: PUSH,
  endPushSubscription: PUSH,
}
