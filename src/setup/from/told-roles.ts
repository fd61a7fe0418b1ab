import { Costs } from './costs.ts'
import { seenIn } from './line-features.ts'
import { Readings, type Told } from './readings.ts'
import type { Read } from './types.ts'

const ROUNDS = 4

/** Finds the role of each line of a page: reads the page, learns how its lines look, and reads it again. */
export function toldRoles(lines: Read[]): Map<Read, Told> {
  const filled = lines.filter(({ isBlank }) => !isBlank)
  if (filled.length === 0) return new Map()
  const apart = new Set(lines.filter((_, at) => lines[at - 1]?.isBlank ?? true))
  const last = new Set(lines.filter((_, at) => lines[at + 1]?.isBlank ?? true))
  const seen = filled.map((one) => seenIn(one, [apart.has(one), last.has(one)]))
  let readings = new Readings(filled, new Costs(seen))
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = new Costs(seen)
    readings.teach(costs)
    readings = new Readings(filled, costs)
  }
  const told = readings.told()
  return new Map(filled.map((one, at) => [one, told[at]!]))
}
