import { focusManager, onlineManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { cartQuery } from '../../src/api/queries/cart'
import { resumeReadsAtOnce } from '../../src/api/query-client'
import type { CartLine } from '../../src/features/cart/fold'
import { CUSTOMER, ITEMS, type CartWorld } from './cart-world'

/** What the customer, the page or another tab does. */
export type Step =
  | { do: 'add'; pick: number; qty: number }
  | { do: 'set'; pick: number; qty: number }
  | { do: 'remove' | 'replace'; pick: number }
  | { do: 'clear' | 'read' | 'invalidate' | 'leave' }
  | { do: 'go offline' | 'come online' | 'hide' | 'show' }
  /** A tap on a line that is no longer drawn. */
  | { do: 'late tap'; pick: number; qty: number }
  | { do: 'sell out' | 'restock' | 'remove elsewhere'; pick: number }

/** A step, and how many requests or answers travel before the next. */
export type Timed = Step & { then: number }

const pick = fc.nat(30)
const then = fc.nat(4)
const only = <Name extends Step['do']>(name: Name) => fc.constant(name)
const weighted = (weight: number, arbitrary: fc.Arbitrary<Timed>) => ({ weight, arbitrary })

const ownSteps = [
  weighted(6, fc.record({ do: only('add'), pick, qty: fc.integer({ min: 1, max: 3 }), then })),
  weighted(6, fc.record({ do: only('set'), pick, qty: fc.integer({ min: 0, max: 6 }), then })),
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
  weighted(1, fc.record({ do: only('remove elsewhere'), pick, then })),
  weighted(1, fc.record({ do: fc.constantFrom('go offline', 'come online'), then })),
  weighted(1, fc.record({ do: fc.constantFrom('hide', 'show'), then })),
]

export const steps = fc.array(fc.oneof(...ownSteps), { minLength: 1, maxLength: 14, size: 'max' })
export const adverseSteps = fc.array(fc.oneof(...ownSteps, ...adversities), {
  minLength: 1,
  maxLength: 14,
  size: 'max',
})

/** What the customer meant by a step, told before it is done. */
export type Intents = {
  add: (item: (typeof ITEMS)[number]) => void
  /** 0 for a removal. */
  set: (line: CartLine, quantity: number) => void
  clear: () => void
}

const any = <T>(list: T[], index: number): T | undefined => list[index % Math.max(list.length, 1)]

export function createPlayer(world: CartWorld, intents: Intents) {
  const { actions, client, host } = world
  const { queryKey } = cartQuery(CUSTOMER)
  const seen: CartLine[] = []
  const pauseReads = resumeReadsAtOnce(client)
  client.mount()
  let leave = world.observer.subscribe(() => {})

  function add(item: (typeof ITEMS)[number]) {
    intents.add(item)
    actions.add(item)
  }
  function remove(line: CartLine) {
    intents.set(line, 0)
    actions.remove(line)
  }

  function play(step: Step): void {
    const { lines } = world.drawn()
    seen.push(...lines)
    const line = 'pick' in step ? any(lines, step.pick) : undefined
    switch (step.do) {
      case 'add':
        return add({ ...any(ITEMS, step.pick)!, qty: step.qty })
      case 'set':
        if (!line) return
        intents.set(line, step.qty)
        return actions.setQuantity(line, step.qty)
      case 'remove':
        if (line) remove(line)
        return
      case 'replace': {
        const same = ITEMS.find(({ menuItemId, price }) => menuItemId === line?.menuItemId && price === line.price)
        if (!line || !same) return
        remove(line)
        return add(same)
      }
      case 'clear':
        intents.clear()
        return actions.clear()
      case 'read':
        return void world.observer.refetch({ cancelRefetch: false })
      case 'invalidate':
        return void client.invalidateQueries({ queryKey })
      case 'leave':
        leave()
        leave = world.observer.subscribe(() => {})
        return
      case 'late tap': {
        const gone = any(
          seen.filter(({ key }) => !lines.some((drawn) => drawn.key === key)),
          step.pick,
        )
        if (!gone) return
        intents.set(gone, step.qty)
        return actions.setQuantity(gone, step.qty)
      }
      case 'go offline':
      case 'come online':
        return onlineManager.setOnline(step.do === 'come online')
      case 'hide':
      case 'show':
        return focusManager.setFocused(step.do === 'show')
      case 'sell out':
      case 'restock':
        host.world.catalog.change(any(ITEMS, step.pick)!.menuItemId, (dish) => {
          dish.soldOut = step.do === 'sell out'
        })
        return
      case 'remove elsewhere':
        world.hostLines().splice(step.pick % Math.max(world.hostLines().length, 1), 1)
        return void client.invalidateQueries({ queryKey })
    }
  }
  return {
    play,
    /** The customer is there and has a connection. */
    present() {
      onlineManager.setOnline(true)
      focusManager.setFocused(true)
    },
    stop() {
      leave()
      client.unmount()
      pauseReads()
    },
  }
}
