import { t } from 'ttag'

/** What Node says about flags, in English, by what is between its quotes. */
export function wrongFlag(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException
  const [, flag = ''] = /'([^']*?)(?: <value>)?'/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return t`Unknown option '${flag}'.`
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return t`"${flag}" belongs to no flag. Put answers of several words in quotes.`
  return t`The flag ${flag} needs a value.`
}
