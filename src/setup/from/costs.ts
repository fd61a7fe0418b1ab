import { FEATURES, type Feature, type Seen } from './line-features.ts'
import { FOLLOWING, USUAL, type Role } from './roles.ts'

export type From = Role | 'start'

/** The weight of the usual shares beside the page's own, counted in lines. */
const WEIGHT = { looks: 6, next: 3 }

/** No new dish starts after a line like 'with cheese, ham,'. */
const GOES_ON = FEATURES.end.indexOf('goes on')
const BEGINS = new Set<Role>(['head', 'full', 'name', 'other'])
const CUT = 3

const logs = (shares: number[]) => {
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => -Math.log(one / all))
}

/** The costs of roles and of their order: the rarer, the higher. Learn from all lines before asking for a cost. */
export class Costs {
  private readonly looks = Object.fromEntries(
    Object.entries(USUAL).map(([role, shares]) => [role, structuredClone(shares)]),
  ) as typeof USUAL
  private readonly next = structuredClone(FOLLOWING)
  private readonly known = new Map<number[], number[]>()
  private readonly steps = new Map<From, Map<string, number>>()
  /** A feature that is the same in all lines says nothing: a page may have no empty lines, or no marked headings. */
  private readonly telling: Feature[]

  constructor(private readonly seen: Seen[]) {
    const values = (key: Feature) => new Set(seen.map((one) => one[key])).size
    this.telling = (Object.keys(FEATURES) as Feature[]).filter((key) => values(key) > 1)
  }

  /** Learns how likely a line of the page has a role. */
  learn(at: number, role: Role, share: number) {
    for (const key of this.telling) this.looks[role][key][this.seen[at]![key]]! += (100 * share) / WEIGHT.looks
  }

  learnNext(before: From, role: Role, share: number) {
    const usual = this.next[before][role]
    if (usual !== undefined) this.next[before][role] = usual + (100 * share) / WEIGHT.next
  }

  of(role: Role, at: number): number {
    return this.telling.reduce((sum, key) => sum + this.logsOf(this.looks[role][key])[this.seen[at]![key]]!, 0)
  }

  /** The cost of a role for one line, given the role of the line before it. */
  after(before: From, role: Role, at: number): number {
    const isCut = this.seen[at - 1]?.end === GOES_ON && BEGINS.has(role)
    return (this.stepsFrom(before).get(role) ?? Infinity) + (isCut ? CUT : 0)
  }

  private logsOf(shares: number[]) {
    if (!this.known.has(shares)) this.known.set(shares, logs(shares))
    return this.known.get(shares)!
  }

  private stepsFrom(before: From) {
    const all = this.next[before]
    if (!this.steps.has(before)) {
      const costs = logs(Object.values(all))
      this.steps.set(before, new Map(Object.keys(all).map((role, at) => [role, costs[at]!])))
    }
    return this.steps.get(before)!
  }
}
