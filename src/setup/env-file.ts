import { t } from 'ttag'

const QUOTES = ['"', "'", '`']

/**
 * Quotes a value for an .env file, with a kind of quote it does not contain. Escapes `$`, which would refer to another
 * variable. `"` is avoided for values with a backslash, as `\n` would become a line break.
 * @throws Error if the value has all three kinds of quotes
 */
function quoted(value: string): string {
  const quote = QUOTES.find((one) => !value.includes(one) && !(one === '"' && value.includes('\\')))
  if (!quote) throw new Error(t`${value} has too many kinds of quotes: of ", ' and the grave accent it may have two.`)
  return quote + value.replaceAll('$', '\\$') + quote
}

/** Writes the text of an .env file. Variables without a value are left out. @throws Error if a value cannot be quoted */
export const envFile = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => (value ? `${name}=${quoted(value)}\n` : ''))
    .join('')
