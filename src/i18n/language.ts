/** The language of a locale: 'de' of 'de-AT'. */
export const languageOf = (locale: string) => new Intl.Locale(locale).language

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']
export const directionOf = (locale: string) => (RIGHT_TO_LEFT.includes(languageOf(locale)) ? 'rtl' : 'ltr')
