import { afterEach, expect, it, vi } from 'vitest'

/** A Monday morning in New York, in winter. */
const AT = '2026-11-23T05:05:00Z'
const NOW = '2026-11-10T05:05:00Z'
const ZONE = 'America/New_York'

// oxlint-disable-next-line typescript/unbound-method
const own = Intl.DateTimeFormat.prototype.formatToParts

const ownFormat = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!

/** The parts of a date as another engine writes them. */
type Engine = (part: Intl.DateTimeFormatPart, is24: boolean) => string
const ENGINES: Record<string, Engine> = {
  'Firefox, with a zero before the hour where it counts to 23': ({ type, value }, is24) =>
    type === 'hour' && is24 ? value.padStart(2, '0') : value,
  'an engine with a zero before every hour': ({ type, value }) => (type === 'hour' ? value.padStart(2, '0') : value),
  'an engine without': ({ type, value }) => (type === 'hour' ? value.replace(/^0(?=\d)/, '') : value),
  'an engine with narrow spaces': ({ value }) => value.replaceAll(' ', '\u202f'),
  'an engine with spaces that do not break': ({ value }) => value.replaceAll(' ', '\u00a0'),
}

function answerLike(engine: Engine) {
  const parts = function (this: Intl.DateTimeFormat, date?: Date | number) {
    const is24 = this.resolvedOptions().hourCycle === 'h23'
    return own.call(this, date).map((part) => ({ ...part, value: engine(part, is24) }))
  }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(parts)
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    ...ownFormat,
    get(this: Intl.DateTimeFormat) {
      return (date?: Date | number) =>
        parts
          .call(this, date)
          .map(({ value }) => value)
          .join('')
    },
  })
}

/** All that is said of times, in a shop of this locale. */
async function said(locale: string): Promise<string[]> {
  vi.resetModules()
  vi.stubEnv('VITE_LOCALE', locale)
  const { clockTime, dayAndTime, timeOfDay, wallClock } = await import('./time')
  const { dateWithDay, mediumDateTime } = await import('./days')
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`)
  return [
    ...hours.map(wallClock),
    clockTime(AT, ZONE),
    timeOfDay(AT, ZONE, NOW),
    dayAndTime(AT, ZONE, 'long', NOW),
    mediumDateTime(AT, ZONE),
    dateWithDay('2026-11-23'),
    clockTime('2026-11-01T06:30:00Z', ZONE),
  ]
}

function answerAsBefore() {
  vi.restoreAllMocks()
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', ownFormat)
}

afterEach(() => {
  answerAsBefore()
  vi.unstubAllEnvs()
})

const LOCALES = ['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'tr-TR', 'es-ES', 'ja-JP', 'fi-FI']
const OF_12_HOURS = ['en-US', 'en-AU', 'ar-KW', 'ko-KR', 'hi-IN']

it.each([...LOCALES, ...OF_12_HOURS])(
  'in %s every engine says the same as the one that drew the page',
  async (locale) => {
    const drawn = await said(locale)
    for (const [name, engine] of Object.entries(ENGINES)) {
      answerLike(engine)
      expect(await said(locale), name).toEqual(drawn)
      vi.restoreAllMocks()
    }
  },
)

it.each(LOCALES)('in %s an hour has two digits', async (locale) => {
  expect((await said(locale))[0]).toMatch(/^00[.:]30$/)
  expect((await said(locale))[9]).toMatch(/^09[.:]30$/)
})

it.each(OF_12_HOURS)('in %s an hour has no zero before it', async (locale) => {
  expect((await said(locale))[0]).toMatch(/(^|\D)12:30/)
  expect((await said(locale))[9]).toMatch(/(^|\D)9:30/)
})

it.each(['ar-SA', 'fa-IR', 'th-TH'])(
  'dates of %s are those of the calendar that the API has, in every engine',
  async (of) => {
    vi.resetModules()
    vi.stubEnv('VITE_LOCALE', of)
    const { locale } = await import('./locale')
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(locale).resolvedOptions()
    expect({ calendar, numberingSystem }).toEqual({ calendar: 'gregory', numberingSystem: 'latn' })
  },
)
