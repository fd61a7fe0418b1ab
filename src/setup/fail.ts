/** Ends with an error in plain words. Exit code 2: the command line is wrong. */
export function fail(words: string, code: 1 | 2 = 1): never {
  console.error(words)
  process.exit(code)
}
