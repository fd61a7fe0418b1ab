import { locale } from './locale'

const formats = new Map<string, Intl.NumberFormat>()

/** Created when first used: creating the first one takes a phone longer than rendering a page. */
function formatOf(signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const format = formats.get(signDisplay) ?? new Intl.NumberFormat(locale, { signDisplay })
  formats.set(signDisplay, format)
  return format
}

/** A whole number as text: '1,074'. */
export const formatCount = (count: number) => formatOf('auto').format(count)

/** What came or went as text: '+74' or '-50'. */
export const formatChange = (count: number) => formatOf('exceptZero').format(count)
