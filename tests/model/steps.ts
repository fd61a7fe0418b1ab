import fc from 'fast-check'

/** An action of the customer, of the page or of another device. */
export type Step =
  | { do: 'add'; pick: number; qty: number }
  | { do: 'set'; pick: number; qty: number }
  /** `made`: the variant of the dish. */
  | { do: 'edit'; pick: number; qty: number; made: number }
  | { do: 'remove' | 'replace'; pick: number }
  | { do: 'clear' | 'read' | 'invalidate' | 'leave' }
  | { do: 'go offline' | 'come online' | 'hide' | 'show' }
  /** A tap on a line that is no longer rendered. */
  | { do: 'late tap'; pick: number; qty: number }
  /** The last one, or that of a line which is removed for it. */
  | { do: 'undo a removal'; pick: number }
  /** That of a line which asks for it, or the new one of any. */
  | { do: 'accept a price'; pick: number; price: number }
  | { do: 'change a price'; pick: number; price: number }
  | { do: 'sell out' | 'restock' | 'remove elsewhere'; pick: number }

/** A step, its tab, and how many requests, answers or notices travel before the next. */
export type Timed = Step & { then: number; tab?: number }

const pick = fc.nat(30)
const then = fc.nat(4)
const price = fc.integer({ min: 500, max: 503 })
const only = <Name extends Step['do']>(name: Name) => fc.constant(name)
const weighted = (weight: number, arbitrary: fc.Arbitrary<Timed>) => ({ weight, arbitrary })

const ownSteps = [
  weighted(6, fc.record({ do: only('add'), pick, qty: fc.integer({ min: 1, max: 3 }), then })),
  weighted(6, fc.record({ do: only('set'), pick, qty: fc.integer({ min: 0, max: 6 }), then })),
  weighted(3, fc.record({ do: only('edit'), pick, qty: fc.integer({ min: 1, max: 6 }), made: fc.nat(3), then })),
  weighted(2, fc.record({ do: only('remove'), pick, then })),
  weighted(2, fc.record({ do: only('replace'), pick, then })),
  weighted(1, fc.record({ do: only('clear'), then })),
  weighted(1, fc.record({ do: only('read'), then })),
  weighted(1, fc.record({ do: only('invalidate'), then })),
  weighted(1, fc.record({ do: only('leave'), then })),
]
const adversities = [
  weighted(1, fc.record({ do: only('late tap'), pick, qty: fc.integer({ min: 0, max: 6 }), then })),
  weighted(1, fc.record({ do: only('sell out'), pick, then })),
  weighted(1, fc.record({ do: only('restock'), pick, then })),
  weighted(1, fc.record({ do: fc.constantFrom('go offline', 'come online'), then })),
  weighted(1, fc.record({ do: fc.constantFrom('hide', 'show'), then })),
  weighted(3, fc.record({ do: only('undo a removal'), pick, then })),
  weighted(2, fc.record({ do: only('accept a price'), pick, price, then })),
  weighted(2, fc.record({ do: only('change a price'), pick, price, then })),
]
const elsewhere = weighted(1, fc.record({ do: only('remove elsewhere'), pick, then }))

const listOf = (step: fc.Arbitrary<Timed>) => fc.array(step, { minLength: 1, maxLength: 14, size: 'max' })

export const steps = listOf(fc.oneof(...ownSteps))
export const adverseSteps = listOf(fc.oneof(...ownSteps, ...adversities, elsewhere))
/** What is changed elsewhere is changed in the other tab, which tells of it. */
export const stepsInTwoTabs = listOf(
  fc.tuple(fc.oneof(...ownSteps, ...adversities), fc.nat(1)).map(([step, tab]) => ({ ...step, tab })),
)
