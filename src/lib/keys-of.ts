/** A key of React for each of these ids, one of its own even where an API repeats an id. */
export const keysOf = (ids: string[]): string[] =>
  ids.map((id, at) => (ids.indexOf(id) === at ? id : JSON.stringify([id, at])))
