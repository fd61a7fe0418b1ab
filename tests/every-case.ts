/** Whether every case runs of tests whose cases are alike, as at night; by day a few of them. */
const EVERY_CASE = Boolean(process.env.EVERY_CASE)

/** All of the cases at night, the first ones by day. */
export const casesOf = <T>(cases: readonly T[], byDay: number): T[] => cases.slice(0, EVERY_CASE ? undefined : byDay)

/** All of the cases at night, each third one by day, from a place on. */
export const thirdOf = <T>(cases: readonly T[], from = 0): T[] =>
  cases.filter((_, at) => EVERY_CASE || at % 3 === from % 3)

/** So many random cases at night, a fourth of them by day. */
export const runsOf = (atNight: number) => (EVERY_CASE ? atNight : Math.ceil(atNight / 4))
