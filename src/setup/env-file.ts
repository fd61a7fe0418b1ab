const QUOTES = ['"', "'", '`']

/**
 * A value as Vite reads it back from an .env file: in quotes that it does not have, and with `$` escaped, which names
 * another variable. Within `"`, `\n` is a line break.
 * @throws Error if the value has all three kinds of quotes
 */
function quoted(value: string): string {
  const quote = QUOTES.find((one) => !value.includes(one) && !(one === '"' && value.includes('\\')))
  if (!quote) throw new Error(`${value} has too many kinds of quotes: of ", ' and \` it may have two.`)
  return quote + value.replaceAll('$', '\\$') + quote
}

/** The text of an .env file; variables without a value are left out. @throws Error if a value cannot be written */
export const envFile = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => (value ? `${name}=${quoted(value)}\n` : ''))
    .join('')
