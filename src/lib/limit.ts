import { msgid, ngettext } from 'ttag'

/** The length of a text as the contract's `maxLength` counts it: in code points, so that an emoji is one. */
export const lengthOf = (text: string) => [...text].length

/** Why a text of this length is refused, in one sentence; undefined while it fits. */
export function tooLong(length: number, limit: number): string | undefined {
  const over = length - limit
  if (over <= 0) return undefined
  return ngettext(
    msgid`Please shorten this by ${over} character. It can have ${limit}.`,
    `Please shorten this by ${over} characters. It can have ${limit}.`,
    over,
  )
}
