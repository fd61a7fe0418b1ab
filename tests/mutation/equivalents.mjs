/**
 * Changes that no test can notice, as the code does the same with them, by part. `line` is the source line without its
 * indentation; `replacement` is what Stryker puts in. One that a test notices after all fails the run.
 */
const CART = [
  //
]

const CHECKOUT = [
  //
]

const SESSION = [
  //
]

const HOST = [
  //
]

export const EQUIVALENTS = [...CART, ...CHECKOUT, ...SESSION, ...HOST]
