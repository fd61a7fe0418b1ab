/** Every case of tests whose cases are alike, as at night; by day a few of them. */
export const EVERY_CASE = Boolean(process.env.EVERY_CASE)

/** All of the cases at night, the first ones by day. */
export const casesOf = <T>(cases: readonly T[], byDay: number): T[] => cases.slice(0, EVERY_CASE ? undefined : byDay)
