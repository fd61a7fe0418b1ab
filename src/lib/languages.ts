/** A language of a shop that has several. */
export type ShopLanguage = {
  /** As VITE_LOCALE has it. */
  locale: string
  /** What its addresses begin with: nothing for the main language, '/en' for a further one. */
  base: string
  /** In that language: 'Deutsch'. */
  name: string
}
