import { t } from 'ttag'
import { isLocale, languages } from '../i18n/catalogs.ts'
import {
  unless,
  mistakeIn,
  mistakeOfAccent,
  mistakeOfCountry,
  mistakeOfHours,
  mistakeOfLogo,
  mistakeOfPart,
  mistakeOfPercent,
  mistakeOfPhone,
  tidyHours,
  tidyPercent,
  withoutSlash,
} from './answers.ts'
import { isRequired, partsOf, regionsIn, type AddressPart } from '../lib/address-rules.ts'
import { addressRules } from '../lib/all-address-rules.ts'
import { currencyOf, timeZoneOf } from './country.ts'
import { deliveryQuestions } from './delivery.ts'
import { countryOf, localeOf, tidyLocale } from './language.ts'
import type { Given, Question } from './question.ts'
import { mistakeOfYesNo, NO, tidyYesNo, YES } from './yes-no.ts'

/** What was answered so far, by the name of the question. Empty: nothing. */
export type Answers = Partial<Record<Name, string>>

export type Name = keyof typeof QUESTIONS

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
  return country === 'US' ? 'NY' : (regionsIn(rules, 'en')[0]?.[0] ?? t`Region`)
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
    ask: t`What is the restaurant called?`,
    fallback: none,
    wrong: (answer) => answer.trim() === '' && t`A name is needed.`,
  },
  api: {
    ask: t`The address of your adapters API (empty: the sandbox plays it)`,
    fallback: none,
    // An API has the menu: who gives a file has none.
    isAsked: ({ from }) => !from,
    tidy: withoutSlash,
    wrong: (answer) =>
      answer !== '' &&
      !(URL.canParse(answer) && /^https?:/.test(answer)) &&
      t`Like https://adapters.example, or empty.`,
  },
  id: {
    ask: t`The id of the restaurant in that API`,
    fallback: none,
    wrong: unless(/^[\w-]+$/, t`Letters a to z, digits, - and _ only.`),
    isAsked: hasApi,
  },
  site: {
    ask: t`The address the shop will have, like https://shop.example (empty: not known yet)`,
    fallback: none,
    tidy: withoutSlash,
    wrong: (answer) =>
      answer !== '' && !(URL.canParse(answer) && new URL(answer).origin === answer) && t`An origin, without a path.`,
    isAsked: hasApi,
  },
  country: {
    ask: t`In which country is it? Two letters`,
    fallback: ({ spoken = 'en-US' }) => countryOf(spoken),
    isSample: isSandbox,
    wrong: mistakeOfCountry,
  },
  locale: {
    ask: t`In which language is the shop? A locale; there are ${languages().join(', ')}`,
    fallback: ({ country = 'US', spoken }) => localeOf(country, spoken),
    tidy: tidyLocale,
    wrong: (answer) =>
      !isLocale(answer) &&
      t`Like en-US, and one of the languages ${languages().join(', ')}. For any other take en: the shop’s texts are English then.`,
  },
  currency: {
    ask: t`In which currency are the prices? Three letters`,
    fallback: ({ country = 'US' }) => currencyOf(country),
    wrong: (currency) => mistakeIn({ currency }),
    isUsed: isSandbox,
  },
  timeZone: {
    ask: t`In which time zone?`,
    fallback: ({ country = 'US' }) => timeZoneOf(country).timeZone,
    isSample: ({ country = 'US' }) => !timeZoneOf(country).isClear,
    wrong: (timeZone) => mistakeIn({ timeZone }),
    isUsed: isSandbox,
  },
  street: { ask: t`Street and number`, ...sample(t`1 Main Street`) },
  city: { ask: t`City`, ...part('city', (country) => (country === 'US' ? 'New York' : t`City`)) },
  region: { ask: t`State, province or the like`, ...part('region', sampleRegion) },
  postalCode: { ask: t`Postal code`, ...part('postalCode', samplePostalCode) },
  phone: {
    ask: t`The phone number for customers (empty: later)`,
    fallback: none,
    wrong: mistakeOfPhone,
    isUsed: isSandbox,
  },
  hours: {
    ask: t`When is it open, every day?`,
    ...sample('11:00-22:00'),
    tidy: tidyHours,
    wrong: mistakeOfHours,
  },
  tax: { ask: t`The tax on food, in percent (empty: not known yet)`, ...percent, isUsed: isSandbox },
  drinksTax: { ask: t`The tax on drinks, in percent (empty: as on food)`, ...percent, isUsed: hasTax },
  pricesIncludeTax: {
    ask: t`Do the prices include the tax? yes or no`,
    fallback: ({ country = 'US' }) => (['US', 'CA'].includes(country) ? NO : YES),
    tidy: tidyYesNo,
    wrong: mistakeOfYesNo,
    isUsed: hasTax,
  },
  ...deliveryQuestions,
  deliveryTax: {
    ask: t`The tax on the delivery fee, in percent (empty: none)`,
    ...percent,
    isUsed: hasTax,
    isAsked: ({ delivers }) => delivers === 'yes',
  },
  accent: { ask: t`The color of the brand`, fallback: always('#176a3a'), wrong: mistakeOfAccent },
  logo: {
    ask: t`A file with the logo: .svg, .png or .webp (empty: later)`,
    fallback: none,
    wrong: mistakeOfLogo,
  },
} satisfies Record<string, Question>

/** The questions of `npm run setup`, in order. Each can be answered by a flag of its name in kebab-case. */
export const questions = Object.entries(QUESTIONS) as [Name, Question][]

export const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
