import { t } from 'ttag'
import { plainError } from './env.ts'

/** The error of a build whose pages cannot be drawn. */
export const cannotDraw = (reason: string) =>
  plainError(
    t`The pages cannot be drawn: ${reason}. VITE_DRAW_PAGES=off builds without drawn pages: they show nothing until the browser has read the API.`,
  )
