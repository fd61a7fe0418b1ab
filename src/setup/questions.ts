import { isLocale, languages, SOURCE_LANGUAGE } from '../i18n/catalogs.ts'
import {
  unless,
  mistakeIn,
  mistakeOfAccent,
  mistakeOfCountry,
  mistakeOfHours,
  mistakeOfLogo,
  mistakeOfPart,
  mistakeOfPercent,
  tidyHours,
  tidyPercent,
  withoutSlash,
} from './answers.ts'
import { isRequired, partsOf, regionsIn, type AddressPart } from '../lib/address-rules.ts'
import { addressRules } from '../lib/all-address-rules.ts'
import { currencyOf, timeZoneOf } from './country.ts'

/** What was answered so far, by the name of the question. Empty: nothing. */
export type Answers = Partial<Record<Name, string>>

export type Name = keyof typeof QUESTIONS

type Given = Record<string, string | undefined>

type Question = {
  ask: string
  /** What an empty answer means. */
  fallback: (answers: Given) => string
  /** Whether the default is only a sample that most restaurants must change. */
  isSample?: (answers: Given) => boolean
  /** Normalises an answer for the files. */
  tidy?: (answer: string) => string
  /** What is expected, when the answer is wrong. */
  wrong?: (answer: string, answers?: Given) => string | false | Promise<string | false>
  /** Whether the question is asked. If not, its flag can still be given. */
  isAsked?: (answers: Given) => boolean
  /** Whether the answer is used. */
  isUsed?: (answers: Given) => boolean
}

const none = () => ''
const always = (text: string) => () => text
const hasApi = ({ api }: Given) => Boolean(api)
const isSandbox = ({ api }: Given) => !api
const hasTax = ({ tax }: Given) => Boolean(tax)
const percent = { fallback: none, tidy: tidyPercent, wrong: mistakeOfPercent }
/** A question whose default is only a sample, such as a part of the address. */
const sample = (text: string) => ({ fallback: always(text), isSample: () => true, isUsed: isSandbox })

/** A sample of what an address must have there. */
const sampleRegion = (country: string) => {
  const rules = addressRules(country)
  return country === 'US' ? 'NY' : (regionsIn(rules, 'en')[0]?.[0] ?? 'Region')
}
const samplePostalCode = (country: string) => (country === 'US' ? '10001' : (addressRules(country).example ?? ''))

/** A question for a part of the address: asked where the country has it, with a sample where it needs it. */
const part = (name: AddressPart, sampleOf: (country: string) => string) => ({
  fallback: ({ country = 'US' }: Given) => (isRequired(name, addressRules(country)) ? sampleOf(country) : ''),
  isSample: ({ country = 'US' }: Given) => isRequired(name, addressRules(country)),
  isUsed: isSandbox,
  isAsked: ({ country = 'US' }: Given) => partsOf(addressRules(country), 'en').includes(name),
  wrong: mistakeOfPart(name),
})

const QUESTIONS = {
  name: {
    ask: 'What is the restaurant called?',
    fallback: none,
    wrong: (answer) => answer.trim() === '' && 'A name is needed.',
  },
  api: {
    ask: 'The address of your adapters API (empty: the sandbox plays it)',
    fallback: none,
    tidy: withoutSlash,
    wrong: (answer) =>
      answer !== '' && !(URL.canParse(answer) && /^https?:/.test(answer)) && 'Like https://adapters.example, or empty.',
  },
  id: {
    ask: 'The id of the restaurant in that API',
    fallback: none,
    wrong: unless(/^[\w-]+$/, 'Letters a to z, digits, - and _ only.'),
    isAsked: hasApi,
  },
  site: {
    ask: 'The address the shop will have, like https://shop.example (empty: not known yet)',
    fallback: none,
    tidy: withoutSlash,
    wrong: (answer) =>
      answer !== '' && !(URL.canParse(answer) && new URL(answer).origin === answer) && 'An origin, without a path.',
    isAsked: hasApi,
  },
  country: {
    ask: 'In which country is it? Two letters',
    fallback: always('US'),
    isSample: isSandbox,
    wrong: mistakeOfCountry,
  },
  locale: {
    ask: `In which language is the shop? A locale; there are ${languages().join(', ')}`,
    fallback: ({ country = 'US' }) => {
      const { language } = new Intl.Locale(`und-${country}`).maximize()
      return `${languages().includes(language) ? language : SOURCE_LANGUAGE}-${country}`
    },
    wrong: (answer) => !isLocale(answer) && `Like en-US, and one of the languages ${languages().join(', ')}.`,
  },
  currency: {
    ask: 'In which currency are the prices? Three letters',
    fallback: ({ country = 'US' }) => currencyOf(country),
    wrong: (currency) => mistakeIn({ currency }),
    isUsed: isSandbox,
  },
  timeZone: {
    ask: 'In which time zone?',
    fallback: ({ country = 'US' }) => timeZoneOf(country).timeZone,
    isSample: ({ country = 'US' }) => !timeZoneOf(country).isClear,
    wrong: (timeZone) => mistakeIn({ timeZone }),
    isUsed: isSandbox,
  },
  street: { ask: 'Street and number', ...sample('1 Main Street') },
  city: { ask: 'City', ...part('city', () => 'New York') },
  region: { ask: 'State, province or the like', ...part('region', sampleRegion) },
  postalCode: { ask: 'Postal code', ...part('postalCode', samplePostalCode) },
  hours: {
    ask: 'When is it open, every day?',
    ...sample('11:00-22:00'),
    tidy: tidyHours,
    wrong: mistakeOfHours,
  },
  tax: { ask: 'The tax on food, in percent (empty: not known yet)', ...percent, isUsed: isSandbox },
  drinksTax: { ask: 'The tax on drinks, in percent (empty: as on food)', ...percent, isUsed: hasTax },
  deliveryTax: { ask: 'The tax on the delivery fee, in percent (empty: none)', ...percent, isUsed: hasTax },
  pricesIncludeTax: {
    ask: 'Do the prices include the tax? yes or no',
    fallback: ({ country = 'US' }) => (['US', 'CA'].includes(country) ? 'no' : 'yes'),
    tidy: (answer) => answer.toLowerCase(),
    wrong: unless(/^(yes|no)$/, 'yes or no.'),
    isUsed: hasTax,
  },
  accent: { ask: 'The colour of the brand', fallback: always('#176a3a'), wrong: mistakeOfAccent },
  logo: {
    ask: 'A file with the logo: .svg, .png or .webp (empty: later)',
    fallback: none,
    wrong: mistakeOfLogo,
  },
} satisfies Record<string, Question>

/** The questions of `npm run setup`, in order. Each can be answered by a flag of its name in kebab-case. */
export const questions = Object.entries(QUESTIONS) as [Name, Question][]

export const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
