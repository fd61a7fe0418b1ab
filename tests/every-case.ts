/** Tests with many similar cases run all of them at night (`npm run test:long`), and a sample by day (`npm test`). */
const EVERY_CASE = Boolean(process.env.EVERY_CASE)

/** All cases, or the first `byDay`. */
export const casesOf = <T>(cases: readonly T[], byDay: number): T[] => cases.slice(0, EVERY_CASE ? undefined : byDay)

/** All cases, or every third one from index `from` on. */
export const thirdOf = <T>(cases: readonly T[], from = 0): T[] =>
  cases.filter((_, at) => EVERY_CASE || at % 3 === from % 3)

/** The number of random cases: `atNight`, or a fourth of it. */
export const runsOf = (atNight: number) => (EVERY_CASE ? atNight : Math.ceil(atNight / 4))
