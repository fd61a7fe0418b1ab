/** '11:00-22:30' as a period; a text without a dash is left for the check to report. */
export function periodOf(text: string) {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

/** The periods of a day: one text, or a list of them. */
export const periodsOf = (given: unknown) =>
  (Array.isArray(given) ? given : [given]).flatMap((text) => (typeof text === 'string' ? [periodOf(text)] : []))
