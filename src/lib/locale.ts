/**
 * The locale of the build (VITE_LOCALE), which decides the language of the texts and how numbers, times and amounts are
 * written; en-US outside of a build. Digits are always 0 to 9: those within texts are. The calendar is that of the API's
 * dates: for ar-SA engines have different ones.
 */
export const locale = `${import.meta.env?.VITE_LOCALE ?? 'en-US'}-u-ca-gregory-nu-latn`
