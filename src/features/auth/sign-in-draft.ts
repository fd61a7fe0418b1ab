import { readJson, sessionStore } from '../../lib/storage'
import type { Registration } from './phone-flow'

/** A sign-in that waits for its code. */
export type SignInDraft = {
  phone: string
  /** By which the identity provider knows the code it has sent. */
  verificationId: string
  /** When the code was asked for, in ms. */
  sentAt: number
  /** Given before, on signing up. */
  details?: Registration | undefined
  /** The customer has gone back to the number. */
  changing?: boolean
}

/** For the tab; signing in removes it. */
const KEY = 'signIn'
/** A code that was sent longer ago, in ms, has expired at the provider. */
const CODE_LIFE = 10 * 60_000
/** For the tab, like the draft. */
const CODES = 'codesSent'
/** The shortest time between two codes to a number, in ms. */
const WAIT = 30_000

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function parse(value: unknown): SignInDraft | null {
  const { sentAt, details, changing, ...rest } = recordOf(value)
  const given = typeof details === 'object' ? recordOf(details) : null
  const phone = textOf(rest.phone)
  const age = Date.now() - Number(sentAt)
  if (!phone || !(age >= 0 && age < CODE_LIFE)) return null
  return {
    phone,
    verificationId: textOf(rest.verificationId),
    sentAt: Number(sentAt),
    ...(given && {
      details: { firstName: textOf(given.firstName), lastName: textOf(given.lastName), email: textOf(given.email) },
    }),
    changing: changing === true,
  }
}

/** The sign-in that was begun in this tab, while its code can be used. */
export const readSignIn = () => readJson(sessionStore, KEY, parse)

type Code = Pick<SignInDraft, 'phone' | 'verificationId' | 'sentAt'>

/** The codes that were sent so lately that no other may be sent to their numbers yet. */
const latestCodes = (): Code[] =>
  readJson(sessionStore, CODES, (value) =>
    (Array.isArray(value) ? value.map(recordOf) : [])
      .map(({ phone, verificationId, sentAt }) => ({
        phone: textOf(phone),
        verificationId: textOf(verificationId),
        sentAt: Number(sentAt),
      }))
      .filter(({ sentAt }) => Date.now() - sentAt < WAIT),
  ) ?? []

/** A reload goes on with it. */
export function keepSignIn(draft: SignInDraft) {
  const { phone, verificationId, sentAt } = draft
  const others = latestCodes().filter((code) => code.phone !== phone)
  sessionStore.set(KEY, JSON.stringify(draft))
  sessionStore.set(CODES, JSON.stringify([...others, { phone, verificationId, sentAt }] satisfies Code[]))
}

/** Goes on with the code that has just been sent to a number, whatever number was tried since. */
export function goOnWith(phone: string) {
  const code = latestCodes().find((one) => one.phone === phone)
  if (code) keepSignIn({ ...readSignIn(), ...code })
}

/** Changes what is kept, when something is. */
export function changeSignIn(by: Partial<SignInDraft>) {
  const draft = readSignIn()
  if (draft) keepSignIn({ ...draft, ...by })
}

export function signInDone() {
  sessionStore.remove(KEY)
  sessionStore.remove(CODES)
}

/** Whole seconds until another code may be sent to a number. */
export function secondsToWait(phone: string): number {
  const code = latestCodes().find((one) => one.phone === phone)
  return code ? Math.max(0, Math.ceil((code.sentAt + WAIT - Date.now()) / 1000)) : 0
}
