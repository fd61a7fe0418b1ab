/** Resolves after so many ms, with a value if one is given. With `Promise.race` it limits how long another promise may take. */
export const delay = <T = void>(ms: number, value?: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value as T), ms))
