import { t } from 'ttag'

export const YES = t`yes`
export const NO = t`no`

/** 'ja' in an English terminal, or 'y'. */
const YES_WORDS = /^(?:y|yes|j|ja|o|oui|s|sí|si|sì|e|evet|نعم)$/
const NO_WORDS = /^(?:n|no|nein|non|h|hayır|لا)$/

/** 'yes' or 'no', in any language of setup. */
export function tidyYesNo(answer: string): string {
  const word = answer.trim().toLocaleLowerCase()
  if (word === YES || YES_WORDS.test(word)) return 'yes'
  return word === NO || NO_WORDS.test(word) ? 'no' : word
}

export const mistakeOfYesNo = (answer: string) => !/^(yes|no)$/.test(answer) && t`yes or no.`
