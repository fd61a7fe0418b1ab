import { t } from 'ttag'
import { amountToType, readAmount } from '../lib/amount.ts'
import type { Given, Question } from './question.ts'
import { mistakeOfYesNo, NO, tidyYesNo } from './yes-no.ts'

const amountIn = (text: string, { currency = 'USD' }: Given = {}) => readAmount(text, currency)

/** An amount of money, as people there write it; none means 0. */
const amount = {
  fallback: ({ currency = 'USD' }: Given) => amountToType(0, currency),
  wrong: (answer: string, answers: Given = {}) =>
    amountIn(answer, answers) === null && t`An amount like ${amountToType(250, answers.currency ?? 'USD')}.`,
  isUsed: ({ api, delivers }: Given) => !api && delivers === 'yes',
} satisfies Omit<Question, 'ask'>

/** Whether the restaurant delivers, and for how much. */
export const deliveryQuestions = {
  delivers: {
    ask: t`Does it deliver? yes or no`,
    fallback: () => NO,
    tidy: tidyYesNo,
    wrong: mistakeOfYesNo,
    isUsed: ({ api }: Given) => !api,
  },
  deliveryFee: { ask: t`The delivery fee`, ...amount },
  deliveryMinimum: { ask: t`The minimum of an order for delivery`, ...amount },
} satisfies Record<string, Question>

/** The delivery of a restaurant file; undefined if it does not deliver. Where and how fast is not asked. */
export function deliveryOf(answers: Given) {
  if (answers.delivers !== 'yes') return undefined
  const { deliveryFee = '', deliveryMinimum = '' } = answers
  return {
    minutes: 40,
    fee: amountIn(deliveryFee, answers) ?? 0,
    minimumOrder: amountIn(deliveryMinimum, answers) ?? 0,
  }
}
