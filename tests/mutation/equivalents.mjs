/**
 * Changes that no test can notice, as the code does the same with them, by part. `line` is the source line without its
 * indentation; `replacement` is what Stryker puts in. One that a test notices after all fails the run.
 */
const CART = [
  //
]

const CHECKOUT = [
  {
    file: 'src/lib/locked.ts',
    line: `if (!('locks' in navigator)) return work()`,
    replacement: 'false',
    reason: 'Without locks the request throws before the work has begun, and the work then runs as well.',
  },
  {
    file: 'src/features/checkout/tip.ts',
    line: `const [, whole, part = ''] = /^\\s*\\p{Sc}?\\s*(\\d{1,6})(?:[.,](\\d+))?\\s*$/u.exec(text) ?? []`,
    replacement: '["Stryker was here"]',
    reason: 'The first element of a match is skipped.',
  },
  {
    file: 'src/features/checkout/tip.ts',
    line: `export const isTip = (choice: TipChoice) => choice.kind !== 'custom' || choice.amount !== null`,
    replacement: 'false',
    reason: 'Only a custom tip has an amount that is null.',
  },
  {
    file: 'src/features/checkout/tip.ts',
    line: `return { amount: choice.kind === 'custom' ? (choice.amount ?? 0) : 0 }`,
    replacement: 'true',
    reason: 'Without an amount it is 0.',
  },
]

const SESSION = [
  //
]

const HOST = [
  //
]

export const EQUIVALENTS = [...CART, ...CHECKOUT, ...SESSION, ...HOST]
