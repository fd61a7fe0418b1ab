import type { ThemeName } from '../lib/themes.ts'
import { classic } from './classic.ts'
import type { Look } from './look.ts'
import { luxury } from './luxury.ts'
import { modern } from './modern.ts'

export type Looks = Record<ThemeName, Look>

/** The three looks as designed. A restaurant's brand changes their colours and fonts (src/tooling/brand). */
export const looks: Looks = { classic, modern, luxury }
