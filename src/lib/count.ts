import { locale } from './locale'

// Created when first used: the first format of a page takes a slow phone about 80 ms.
let counts: Intl.NumberFormat | undefined
let changes: Intl.NumberFormat | undefined

/** A whole number as text: '1,074'. */
export const formatCount = (count: number) => (counts ??= new Intl.NumberFormat(locale)).format(count)

/** What came or went as text: '+74' or '-50'. */
export const formatChange = (count: number) =>
  (changes ??= new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })).format(count)
