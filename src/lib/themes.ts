/** The themes a customer can choose (rule 3.7), each with its MUI colour scheme, which is the value of `data-theme`. */
export const SCHEMES = { classic: 'light', modern: 'dark', luxury: 'luxury' } as const
export type ThemeName = keyof typeof SCHEMES
export const THEMES = Object.keys(SCHEMES) as ThemeName[]
export const isTheme = (value: string | null): value is ThemeName => value !== null && Object.hasOwn(SCHEMES, value)
