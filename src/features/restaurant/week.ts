import { t } from 'ttag'

/** The days of the week with their names. */
export const WEEK = [
  ['MONDAY', t`Monday`],
  ['TUESDAY', t`Tuesday`],
  ['WEDNESDAY', t`Wednesday`],
  ['THURSDAY', t`Thursday`],
  ['FRIDAY', t`Friday`],
  ['SATURDAY', t`Saturday`],
  ['SUNDAY', t`Sunday`],
] as const
