import { matchPath } from 'react-router-dom'

/** The decoded parameters of a URL path; null if it does not match the pattern, or is not encoded correctly. */
export function paramsOf<Pattern extends string>(pattern: Pattern, pathname: string) {
  const match = matchPath(pattern, pathname)
  try {
    return match && mapValues(match.params)
  } catch {
    return null
  }
}

const mapValues = <Params extends Record<string, string | undefined>>(params: Params) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value ?? '')])) as Params
