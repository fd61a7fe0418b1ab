import { matchPath } from 'react-router-dom'

/** The values in a path as the browser has it, decoded; null when it is not of this pattern, or wrongly encoded. */
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
