import { t } from 'ttag'

const MANY = 12

/** The parts of a long list that one wants to see, and how many others there are. */
export const listed = (all: string[]) =>
  all.length > MANY ? t`${all.slice(0, MANY).join(', ')} and ${all.length - MANY} more` : all.join(', ')
