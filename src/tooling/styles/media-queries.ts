import { writtenOut } from '../../lib/breakpoints.ts'

type MediaRule = { params: string; error: (message: string) => Error }

/** The PostCSS plugin that lets style sheets name breakpoints: `@media (--from-700)`. */
export const mediaQueries = {
  postcssPlugin: 'media-queries',
  AtRule: {
    media(rule: MediaRule) {
      try {
        const params = writtenOut(rule.params)
        if (params !== rule.params) rule.params = params
      } catch (cause) {
        throw rule.error((cause as Error).message)
      }
    },
  },
}
