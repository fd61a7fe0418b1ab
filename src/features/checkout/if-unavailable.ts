import { t } from 'ttag'
import type { IfUnavailable } from '../../api/types'

/** What the kitchen may do when a dish runs out, in words. */
export const IF_UNAVAILABLE: (readonly [IfUnavailable, string])[] = [
  ['CALL', t`Call me`],
  ['REPLACE', t`Replace it with something similar`],
  ['REFUND', t`Leave it out and refund it`],
]

export const DEFAULT_IF_UNAVAILABLE: IfUnavailable = 'CALL'
