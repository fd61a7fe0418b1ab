import { t } from 'ttag'
import { locale } from './locale'

/** '5.2% vol' */
export const alcoholText = (percent: number) => t`${percent.toLocaleString(locale)}% vol`
