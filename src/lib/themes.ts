/** The looks a customer can choose (rule 3.7), and the name of MUI's colour scheme each stands for on `data-theme`. */
export const SCHEMES = { classic: 'light', modern: 'dark', luxury: 'luxury' } as const
/** The colour of the browser's own bars: each look's background. */
export const BAR_COLORS = { classic: '#fbf8f1', modern: '#0a090f', luxury: '#faf6ec' } as const
export type ThemeName = keyof typeof SCHEMES
export const THEMES = Object.keys(SCHEMES) as ThemeName[]
export const isTheme = (value: string | null): value is ThemeName => value !== null && Object.hasOwn(SCHEMES, value)
