import { t } from 'ttag'

export const YES = t`yes`
export const NO = t`no`

/** 'yes' or 'no', also where it was said in the language of setup. */
export function tidyYesNo(answer: string): string {
  const word = answer.toLocaleLowerCase()
  if (word === YES) return 'yes'
  return word === NO ? 'no' : word
}

export const mistakeOfYesNo = (answer: string) => !/^(yes|no)$/.test(answer) && t`yes or no.`
