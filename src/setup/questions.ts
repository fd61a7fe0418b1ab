import { existsSync } from 'node:fs'
import { isLocale, languages, SOURCE_LANGUAGE } from '../i18n/catalogs.ts'

/** What was answered so far, by the name of the question. Empty: nothing. */
export type Answers = Partial<Record<Name, string>>

type Name = keyof typeof QUESTIONS

type Question = {
  ask: string
  /** What an empty answer means. */
  fallback: (answers: Record<string, string | undefined>) => string
  /** What is expected, when the answer is wrong. */
  wrong?: (answer: string) => string | false
  /** Whether the question is asked at all. */
  isAsked?: (answers: Record<string, string | undefined>) => boolean
}

const none = () => ''
const always = (text: string) => () => text
const isUnless = (pattern: RegExp, expected: string) => (answer: string) => !pattern.test(answer) && expected

const isSandbox = ({ api }: Record<string, string | undefined>) => !api

const QUESTIONS = {
  name: {
    ask: 'What is the restaurant called?',
    fallback: none,
    wrong: (answer) => answer.trim() === '' && 'A name is needed.',
  },
  api: {
    ask: 'The address of your adapters API (empty: the sandbox plays it)',
    fallback: none,
    wrong: (answer) =>
      answer !== '' && !(URL.canParse(answer) && /^https?:/.test(answer)) && 'Like https://adapters.example, or empty.',
  },
  id: {
    ask: 'The id of the restaurant in that API',
    fallback: none,
    wrong: isUnless(/^[\w-]+$/, 'Letters, digits, - and _ only.'),
    isAsked: ({ api }) => Boolean(api),
  },
  site: {
    ask: 'The address the shop will have, like https://shop.example (empty: not known yet)',
    fallback: none,
    wrong: (answer) =>
      answer !== '' && !(URL.canParse(answer) && new URL(answer).origin === answer) && 'An origin, without a path.',
    isAsked: ({ api }) => Boolean(api),
  },
  country: {
    ask: 'In which country is it? Two letters',
    fallback: always('US'),
    wrong: isUnless(/^[A-Z]{2}$/, 'Two capital letters, like US.'),
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
    fallback: ({ country }) => (country === 'US' ? 'USD' : 'EUR'),
    wrong: (answer) => !Intl.supportedValuesOf('currency').includes(answer) && 'Three capital letters, like USD.',
    isAsked: isSandbox,
  },
  timeZone: {
    ask: 'In which time zone?',
    fallback: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    wrong: (answer) =>
      !Intl.supportedValuesOf('timeZone').includes(answer) && answer !== 'UTC' && 'Like America/New_York.',
    isAsked: isSandbox,
  },
  street: { ask: 'Street and number', fallback: always('1 Main Street'), isAsked: isSandbox },
  postalCode: { ask: 'Postal code', fallback: always('10001'), isAsked: isSandbox },
  city: { ask: 'City', fallback: always('New York'), isAsked: isSandbox },
  hours: {
    ask: 'When is it open, every day?',
    fallback: always('11:00-22:00'),
    wrong: isUnless(/^\d\d:\d\d-\d\d:\d\d$/, 'Like 11:00-22:00.'),
    isAsked: isSandbox,
  },
  accent: {
    ask: 'The colour of the brand',
    fallback: always('#176a3a'),
    wrong: isUnless(/^#[0-9a-fA-F]{6}$/, 'Like #176a3a.'),
  },
  logo: {
    ask: 'A file with the logo: .svg, .png or .webp (empty: later)',
    fallback: none,
    wrong: (answer) =>
      answer !== '' &&
      !(/\.(svg|png|webp)$/.test(answer) && existsSync(answer)) &&
      'A file that exists, .svg, .png or .webp.',
  },
} satisfies Record<string, Question>

/** The questions of `npm run setup`, in order. Each can be answered by a flag of its name in kebab-case. */
export const questions = Object.entries(QUESTIONS) as [Name, Question][]

export const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whether a question is asked after these answers. */
export const isAsked = ({ isAsked: asks }: Question, answers: Answers) => asks?.(answers) ?? true
