import { t } from 'ttag'
import type { MenuItem } from '../../api/types'
import { isServed } from '../../features/menu/availability'
import { isSoldOut } from '../../features/menu/sold-out'
import type { useWantedTime } from '../../features/menu/use-wanted-time'
import { allergensText, otherTexts, type Declared } from '../../lib/declared'
import { comingTime, timeOfDay } from '../../lib/time'
import { UNKNOWN_ZONE } from '../../lib/zone'

type Wanted = ReturnType<typeof useWantedTime>

/** Why a dish cannot be added now, or null. */
export function blockedText(item: MenuItem, { at, isChosen }: Wanted, timeZone: string | undefined) {
  const { availability } = item
  if (isSoldOut(item)) return t`Sold out`
  if (isServed(availability, at, timeZone ?? UNKNOWN_ZONE)) return null
  const { availableFrom, served } = availability
  if (at !== null && isChosen && served && timeZone !== undefined) return t`Not served at ${timeOfDay(at, timeZone)}`
  return availableFrom && timeZone !== undefined
    ? t`Available from ${comingTime(availableFrom, timeZone)}`
    : t`Not available now`
}

/** What a dish contains, each text on a line of its own: allergens, always, and then what else law wants said. */
export const contentsTexts = ({ allergens, ...others }: Declared & { allergens: string[] }): string[] => [
  allergens.length === 0 ? t`No listed allergens` : allergensText(allergens),
  ...otherTexts(others),
]
