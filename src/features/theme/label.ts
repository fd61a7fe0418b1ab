import type { ThemeName } from '../../lib/themes'

/** 'Classic' for classic. */
export const themeLabel = (name: ThemeName) => name.charAt(0).toUpperCase() + name.slice(1)
