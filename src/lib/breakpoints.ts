/** The widths at which a layout changes, in px. No other width stands in a media query. */
const BREAKPOINTS = [360, 400, 440, 600, 700, 900, 1200, 1280] as const

export type Breakpoint = (typeof BREAKPOINTS)[number]

/** The media query of windows so many px wide or wider. */
export const from = (width: Breakpoint) => `(min-width: ${width}px)`

/** The media query of windows less than so many px wide. */
export const below = (width: Breakpoint) => `(max-width: ${width - 0.02}px)`

const isBreakpoint = (width: number): width is Breakpoint => BREAKPOINTS.some((one) => one === width)

/**
 * A condition of a style sheet with its breakpoints written out: `(--from-700)` and `(--below-700)`. Throws for a width
 * that is no breakpoint.
 */
export function writtenOut(condition: string): string {
  if (/\bwidth\s*[:<>=]/.test(condition)) throw new Error(`Say (--from-700) or (--below-700) instead of ${condition}`)
  return condition.replace(/\(--(from|below)-(\d+)\)/g, (_, side, digits) => {
    const width = Number(digits)
    if (!isBreakpoint(width)) throw new Error(`${width} px is no breakpoint: ${BREAKPOINTS.join(', ')}`)
    return side === 'from' ? from(width) : below(width)
  })
}
