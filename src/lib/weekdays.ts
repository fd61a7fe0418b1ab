import { dayIn, type Instant } from './zone'

/** The days of the week as the API calls them, in their order. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** 'MONDAY' for an instant in the given zone. */
export const weekdayIn = (instant: Instant, timeZone: string) =>
  WEEKDAYS[(new Date(dayIn(instant, timeZone)).getUTCDay() + 6) % 7]!
