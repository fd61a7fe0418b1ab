/**
 * Changes that no test can notice, as the code does the same with them. `line` is the source line without its indentation;
 * `replacement` is what Stryker puts in. One that a test notices after all fails the run.
 */
export const EQUIVALENTS = []
