import { cartQuery } from '../../src/api/queries/cart'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import type { AddCartItem } from '../../src/api/types'
import type { CartLine } from '../../src/features/cart/lines'
import { CUSTOMER, ITEMS, type TabWorld } from './cart-world'
import { priceNow, waysOf } from './dishes'
import type { Step } from './steps'

/** What the customer meant by a step, reported before the step. */
export type Intents = {
  add: (item: AddCartItem) => void
  /** 0 for a removal. */
  set: (line: CartLine, quantity: number) => void
  edit: (line: CartLine, item: AddCartItem) => void
  acceptPrice: (line: CartLine, price: number) => void
  clear: () => void
}

const any = <T>(list: T[], index: number): T | undefined => list[index % Math.max(list.length, 1)]

/** Plays the steps in one tab. */
export function createPlayer(world: TabWorld, intents: Intents) {
  const { actions, client, sandbox } = world
  const { queryKey } = cartQuery(CUSTOMER)
  const seen: CartLine[] = []
  const close = world.start()
  client.setQueryData(restaurantQueries.menus().queryKey, sandbox.context.catalog.list(sandbox.context.now()))
  let leave = world.observer.subscribe(() => {})
  const priced = (item: AddCartItem) => ({ ...item, price: priceNow(sandbox, item) })

  const reprice = ({ menuItemId }: CartLine, price: number) =>
    sandbox.context.catalog.change(menuItemId, (dish) => {
      dish.price = price
    })

  function add(item: AddCartItem) {
    intents.add(item)
    actions.add(item)
  }
  function remove(line: CartLine) {
    intents.set(line, 0)
    actions.remove(line)
  }
  function undo() {
    const { line, undo: putBack } = world.lastRemoval() ?? {}
    if (!line || !putBack) return
    intents.add({ ...any(waysOf(line.menuItemId), 0)!, ...line, qty: line.quantity })
    putBack()
  }

  function play(step: Step): void {
    const { lines } = world.drawn()
    seen.push(...lines)
    const line = 'pick' in step ? any(lines, step.pick) : undefined
    switch (step.do) {
      case 'add':
        return add({ ...priced(any(ITEMS, step.pick)!), qty: step.qty })
      case 'set':
        if (!line) return
        intents.set(line, step.qty)
        return actions.setQuantity(line, step.qty)
      case 'remove':
        if (line) remove(line)
        return
      case 'edit': {
        if (!line) return
        const item = { ...priced(any(waysOf(line.menuItemId), step.made)!), qty: step.qty }
        intents.edit(line, item)
        actions.edit(line, item)
        return
      }
      case 'replace': {
        const same = ITEMS.map(priced).find(({ menuItemId, price }) => {
          return menuItemId === line?.menuItemId && price === line.price
        })
        if (!line || !same) return
        remove(line)
        return add(same)
      }
      case 'undo a removal':
        if (line && !world.lastRemoval()) remove(line)
        return undo()
      case 'accept a price': {
        const asking = lines.filter((drawn) => drawn.price !== priceNow(sandbox, drawn))
        const asked = any(asking, step.pick) ?? line
        if (!asked) return
        if (asking.length === 0) reprice(asked, step.price)
        const price = priceNow(sandbox, asked)
        intents.acceptPrice(asked, price)
        return actions.acceptPrice(asked, price)
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
        return world.setOnline(step.do === 'come online')
      case 'hide':
      case 'show':
        return world.setShown(step.do === 'show')
      case 'sell out':
      case 'restock':
        sandbox.context.catalog.change(any(ITEMS, step.pick)!.menuItemId, (dish) => {
          dish.soldOut = step.do === 'sell out'
        })
        return
      case 'change a price':
        if (line) reprice(line, step.price)
        return
      case 'remove elsewhere':
        world.apiLines().splice(step.pick % Math.max(world.apiLines().length, 1), 1)
        return void client.invalidateQueries({ queryKey })
    }
  }
  return {
    play,
    /** The tab is visible and has a connection. */
    present() {
      world.setOnline(true)
      world.setShown(true)
    },
    stop() {
      leave()
      close()
    },
  }
}
