/** Prints an error and exits. Exit code 2 means a wrong command line. */
export function fail(words: string, code: 1 | 2 = 1): never {
  console.error(words)
  process.exit(code)
}
