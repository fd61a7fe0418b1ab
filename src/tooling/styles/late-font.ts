import type { Plugin } from 'vite'

/** The font family of the default theme, which a first visit has. */
const FAMILY = /^['"]?Epilogue Variable['"]?$/

type Declaration = { value: string }
type Rule = { walkDecls: (name: string, each: (declaration: Declaration) => void) => void }

function optional(rule: Rule) {
  let isMeant = false
  rule.walkDecls('font-family', ({ value }) => (isMeant = FAMILY.test(value)))
  if (isMeant) rule.walkDecls('font-display', (declaration) => void (declaration.value = 'optional'))
}

/**
 * Sets `font-display: optional` for the default theme's font: a page painted before the font has loaded keeps its
 * fallback font, so that nothing moves. The other themes are chosen by the customer and may swap fonts.
 */
export function lateFont(): Plugin {
  return {
    name: 'late-font',
    config: () => ({
      css: { postcss: { plugins: [{ postcssPlugin: 'late-font', AtRule: { 'font-face': optional } }] } },
    }),
  }
}
