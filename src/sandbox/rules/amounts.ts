/** `amount * rate / unit`, with half a unit rounded up. */
export const share = (amount: number, rate: number, unit: number) => Math.floor((amount * rate) / unit + 0.5)

/** A fraction of whole numbers to the nearest whole number, halves up, however large they are. */
export function nearest(over: bigint, under: bigint): number {
  return under === 0n ? 0 : Number((2n * over + under) / (2n * under))
}

export const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Splits an amount by weights, equally where nothing weighs anything. The parts add up to it, and each is less than one
 * unit off.
 */
export function split(amount: number, weights: number[]): number[] {
  const all = sumOf(weights)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += all > 0 ? weight : 1
    const upTo = Math.round((amount * passed) / (all || weights.length))
    const part = upTo - given
    given = upTo
    return part
  })
}
