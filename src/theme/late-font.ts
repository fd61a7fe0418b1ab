import type { Plugin } from 'vite'

/** The face of the look a first visit has. */
const FAMILY = /^['"]?Epilogue Variable['"]?$/

type Declaration = { value: string }
type Rule = { walkDecls: (name: string, each: (declaration: Declaration) => void) => void }

function optional(rule: Rule) {
  let isMeant = false
  rule.walkDecls('font-family', ({ value }) => (isMeant = FAMILY.test(value)))
  if (isMeant) rule.walkDecls('font-display', (declaration) => void (declaration.value = 'optional'))
}

/**
 * A page that was drawn before its font has come keeps the font it was drawn in: nothing moves. The other looks are
 * chosen by hand, and change when they can.
 */
export function lateFont(): Plugin {
  return {
    name: 'late-font',
    config: () => ({
      css: { postcss: { plugins: [{ postcssPlugin: 'late-font', AtRule: { 'font-face': optional } }] } },
    }),
  }
}
