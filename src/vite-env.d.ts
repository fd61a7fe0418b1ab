/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_RESTAURANT_ID?: string
  readonly VITE_RESTAURANT_NAME?: string
  readonly VITE_PAYMENT_HOSTS?: string
  readonly VITE_LOCALE?: string
  /** Where events go; without it none are made. */
  readonly VITE_EVENTS?: string
  readonly VITE_EVENTS_CONSENT?: string
  readonly VITE_RELEASE?: string
  /** Whether the build is read from right to left; undefined in a unit test. */
  readonly RTL?: boolean
  /** What the addresses begin with in a build of a further language, such as '/en'; empty otherwise. */
  readonly BASE_PATH?: string
  /** Whether the shop has several languages: code for them is in no other build. */
  readonly MULTILINGUAL?: boolean
  /** The languages of a shop that has several. */
  readonly LANGUAGES?: import('./lib/languages').ShopLanguage[]
  /** Whether the restaurant has legal pages, here or elsewhere: code for them is in no other build. */
  readonly LEGAL?: boolean
}

declare module 'stylis' {
  export const prefixer: import('@emotion/cache').StylisPlugin
}
declare module 'virtual:first-font.css'
declare module 'virtual:looks.css'
declare module 'virtual:mui.css'
declare module 'virtual:mui-theme' {
  export const vars: import('@mui/material/styles').Theme['vars']
  export const colours: Record<import('./lib/themes').ThemeName, import('./theme/theme').Colours>
}
declare module 'virtual:brand.css'
declare module 'virtual:brand' {
  /** The address of the photograph at the head of the home page, if the brand has one. */
  export const hero: string | null
  /** Whether the restaurant has a logo: the sample's is not another's. */
  export const hasLogo: boolean
  /** Whether the restaurant's name needs more room than a bar has at its usual size. */
  export const hasLongName: boolean
  /** Whether the logo holds the restaurant's name, which then is not written beside it. */
  export const logoHasName: boolean
  /** Its legal pages, each with its address: a path of the shop, or one elsewhere. */
  export const legal: [import('./lib/legal').LegalName, string][]
}
declare module 'virtual:shop-address' {
  /** The country of the restaurant, and how an address is written there. */
  export const country: string
  export const text: string[]
}
declare module 'virtual:shop-address-rules' {
  export const rules: import('./lib/address-rules').AddressRules
}
declare module 'virtual:legal' {
  /** The texts of the legal pages that the shop has itself. */
  export const texts: Partial<Record<import('./lib/legal').LegalName, import('./lib/legal').LegalText>>
}
