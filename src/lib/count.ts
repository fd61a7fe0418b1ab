import { locale } from './locale'

const COUNT = new Intl.NumberFormat(locale)
const CHANGE = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })

/** A whole number as text: '1,074'. */
export const formatCount = (count: number) => COUNT.format(count)

/** What came or went as text: '+74' or '-50'. */
export const formatChange = (count: number) => CHANGE.format(count)
