import { timeLeft } from '../../lib/elapsed'
import { readJson, recordOf, sessionStore } from '../../lib/storage'
import type { RegisterRequest } from '../../api/types'

/** What a new customer enters besides the phone number. */
export type Registration = Omit<RegisterRequest, 'phone'>

/** A sign-in that is waiting for its code. */
export type SignInDraft = {
  phone: string
  /** The identity provider's id of the code it has sent. */
  verificationId: string
  /** When the code was requested, in ms of `steadyNow`. */
  sentAt: number
  /** The details entered first when signing up. */
  details?: Registration | undefined
  /** True when the customer has gone back to the number. */
  changing?: boolean
}

/** In session storage; signing in removes it. */
const KEY = 'signIn'
/** How long a code is valid at the provider, in ms. */
const CODE_LIFE = 10 * 60_000
/** In session storage, like the draft. */
const CODES = 'codesSent'
/** The shortest time between two codes to a number, in ms. */
const WAIT = 30_000

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Details that were stored; undefined when there are none. */
export function detailsOf(value: unknown): Registration | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { firstName, lastName, email } = recordOf(value)
  return { firstName: textOf(firstName), lastName: textOf(lastName), email: textOf(email) }
}

function parse(value: unknown): SignInDraft | null {
  const { sentAt, details, changing, ...rest } = recordOf(value)
  const given = detailsOf(details)
  const phone = textOf(rest.phone)
  if (!phone || !(timeLeft(Number(sentAt), CODE_LIFE) > 0)) return null
  return {
    phone,
    verificationId: textOf(rest.verificationId),
    sentAt: Number(sentAt),
    ...(given && { details: given }),
    changing: changing === true,
  }
}

/** The sign-in started in this tab, while its code is valid. */
export const readSignIn = () => readJson(sessionStore, KEY, parse)

type Code = Pick<SignInDraft, 'phone' | 'verificationId' | 'sentAt'>

/** The codes sent so recently that their numbers cannot get another one yet. */
const latestCodes = (): Code[] =>
  readJson(sessionStore, CODES, (value) =>
    (Array.isArray(value) ? value.map(recordOf) : [])
      .map(({ phone, verificationId, sentAt }) => ({
        phone: textOf(phone),
        verificationId: textOf(verificationId),
        sentAt: Number(sentAt),
      }))
      .filter(({ sentAt }) => timeLeft(sentAt, WAIT) > 0),
  ) ?? []

/** Saves the draft, so that a reload can resume it. */
export function keepSignIn(draft: SignInDraft) {
  const { phone, verificationId, sentAt } = draft
  const others = latestCodes().filter((code) => code.phone !== phone)
  sessionStore.set(KEY, JSON.stringify(draft))
  sessionStore.set(CODES, JSON.stringify([...others, { phone, verificationId, sentAt }] satisfies Code[]))
}

/** Resumes with the code that has just been sent to a number, even if another number was tried since. */
export function goOnWith(phone: string) {
  const code = latestCodes().find((one) => one.phone === phone)
  if (code) keepSignIn({ ...readSignIn(), ...code })
}

/** Updates the saved draft, if there is one. */
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
  return code ? Math.ceil(timeLeft(code.sentAt, WAIT) / 1000) : 0
}
