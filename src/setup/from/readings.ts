import { allowedRoles } from './allowed-roles.ts'
import type { Costs, From } from './costs.ts'
import { ROLES, type Role } from './roles.ts'
import type { Read } from './types.ts'

/** The role of a line, and how much more the best reading costs in which the line has another role. */
export type Told = { role: Role; margin: number }

/** A menu does not end with a name that has no price, and rarely with a heading. */
const AT_END: Partial<Record<Role, number>> = {
  name: Infinity,
  said: Infinity,
  long: Infinity,
  head: 3,
  about: 3,
  each: Infinity,
}
const START = new Map<From, number>([['start', 0]])

type Way = Map<Role, number>
/** Combines the costs of several ways: the lowest, or all of them together. */
type Sum = (costs: number[]) => number

const least: Sum = (costs) => Math.min(...costs)
const together: Sum = (costs) => {
  const low = Math.min(...costs)
  return low === Infinity ? low : low - Math.log(costs.reduce((sum, one) => sum + Math.exp(low - one), 0))
}

/** Every way to read the lines of a page, with its cost. */
export class Readings {
  private readonly own: [Role, number][][]

  constructor(
    private readonly lines: Read[],
    private readonly costs: Costs,
  ) {
    this.own = lines.map((one, at) =>
      (Object.entries(allowedRoles(one)) as [Role, number][]).map(([role, own]) => [role, own + costs.of(role, at)]),
    )
  }

  /** The cost of each role of each line, including the lines before it. */
  private before(sum: Sum): Way[] {
    const ways: Way[] = []
    for (const [at, roles] of this.own.entries()) {
      const last = [...(ways.at(-1) ?? START)]
      const from = (role: Role) => sum(last.map(([one, cost]) => cost + this.costs.after(one, role, at)))
      ways.push(new Map(roles.map(([role, own]) => [role, own + from(role)])))
    }
    return ways
  }

  /** The cost of the lines after each line, for each role it may have. */
  private behind(sum: Sum): Way[] {
    const ways: Way[] = [new Map(ROLES.map((role) => [role, AT_END[role] ?? 0]))]
    for (let at = this.own.length - 1; at > 0; at -= 1) {
      const next = this.own[at]!.map(([role, own]) => [role, own + ways[0]!.get(role)!] as const)
      const on = (role: Role) => sum(next.map(([one, cost]) => cost + this.costs.after(role, one, at)))
      ways.unshift(new Map(ROLES.map((role) => [role, on(role)])))
    }
    return ways
  }

  /** The cheapest reading of all lines, and for each line how much more the next best role would cost. */
  told(): Told[] {
    const [before, behind] = [this.before(least), this.behind(least)]
    return this.own.map((roles, at) => {
      const all = roles.map(([role]) => ({ role, cost: before[at]!.get(role)! + behind[at]!.get(role)! }))
      const [first, second] = all.toSorted((one, other) => one.cost - other.cost)
      return { role: first!.role, margin: second ? second.cost - first!.cost : Infinity }
    })
  }

  /** Learns how the page's own lines look. Each reading counts as much as it is likely. */
  teach(costs: Costs) {
    const [before, behind] = [this.before(together), this.behind(together)]
    const all = together(this.own.at(-1)!.map(([role]) => before.at(-1)!.get(role)! + behind.at(-1)!.get(role)!))
    for (const [at, roles] of this.own.entries()) {
      for (const [role, own] of roles) {
        const rest = behind[at]!.get(role)!
        costs.learn(at, role, Math.exp(all - before[at]!.get(role)! - rest))
        const last = before[at - 1] ?? START
        for (const [from, cost] of last)
          costs.learnNext(from, role, Math.exp(all - cost - this.costs.after(from, role, at) - own - rest))
      }
    }
  }
}
