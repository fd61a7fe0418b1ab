import { http, HttpResponse } from 'msw'
import type { World } from '../host'
import { createCatalog } from '../catalog'
import { stepOn } from '../kitchen'
import { panelPage } from '../panel'
import { Refusal } from '../refusal'
import type { Scenario } from '../scenarios'
import { promos } from '../seed/promos'
import { menuOfSize, SIZES } from '../seed/sizes'
import type { SeedItem } from '../seed/types'
import { lastClosing, slotsOf } from '../slots'
import { storyOf } from '../stories'

type Misfortune = Extract<Scenario, { name: 'sold-out' | 'price-up' | 'option-gone' }>

/** What happens to a dish during the day. */
function befall(item: SeedItem, scenario: Misfortune) {
  if (scenario.name === 'sold-out') item.soldOut = true
  else if (scenario.name === 'price-up') {
    for (const priced of [item, ...item.servings]) priced.price += scenario.by
  } else {
    const options = item.optionGroups.flatMap((group) => group.options)
    for (const option of options) if (option.id === scenario.optionId) option.soldOut = true
  }
}

const nextFreeTime = (world: World) =>
  slotsOf('PICKUP', world)
    .days.flatMap(({ slots }) => slots)
    .find(({ available }) => available)?.startsAt ?? ''

/** Starts one of the named scenarios. */
function start(scenario: Scenario, world: World) {
  switch (scenario.name) {
    case 'clock':
      if (Number.isNaN(Date.parse(scenario.now))) throw new Refusal(422, 'BAD_REQUEST', '`now` is not a time.')
      return world.scenarios.setClock(scenario.now)
    case 'reset':
      return world.reset()
    case 'clear':
      return world.scenarios.clear()
    case 'expired-token':
      world.state.tokensValidFrom = Date.now()
      return
    case 'sold-out':
    case 'price-up':
    case 'option-gone': {
      if (!world.catalog.change(scenario.itemId, (item) => befall(item, scenario)))
        throw new Refusal(422, 'BAD_REQUEST', 'There is no such dish.')
      return
    }
    case 'carts':
      world.state.carting = { versions: scenario.versions ?? true, merging: scenario.merging ?? false }
      return
    case 'closed':
      world.state.closedUntil = lastClosing(world)
      return
    case 'slot-full': {
      const startsAt = scenario.startsAt ?? nextFreeTime(world)
      if (Number.isNaN(Date.parse(startsAt))) throw new Refusal(422, 'BAD_REQUEST', '`startsAt` is not a time.')
      world.state.fullSlots = [...(world.state.fullSlots ?? []), new Date(startsAt).toISOString()]
      return
    }
    case 'promo-ended':
      if (!promos.some(({ code }) => code === scenario.code))
        throw new Refusal(422, 'BAD_REQUEST', 'There is no such code.')
      world.state.endedPromos = [...(world.state.endedPromos ?? []), scenario.code]
      return
    case 'card-declined':
      world.state.declines = scenario.times ?? 1
      return
    case 'order-step': {
      const newest = world.state.orders.at(-1)
      if (newest) stepOn(newest, world.now())
      return
    }
    case 'chaos':
      return world.scenarios.chaos(scenario.share, scenario.seed, scenario.match)
    case 'seed':
      if (!SIZES.includes(scenario.size)) throw new Refusal(422, 'BAD_REQUEST', `\`size\` is ${SIZES.join(', ')}.`)
      world.catalog = createCatalog(menuOfSize(scenario.size), world.restaurant)
      world.state.carts = {}
      return
    case 'story':
      return start(storyOf(scenario.id), world)
    case 'latency':
    case 'fail':
    case 'reset-connection':
    case 'lost-answer':
    case 'odd-answer':
      return world.scenarios.start(scenario)
    default:
      throw new Refusal(422, 'BAD_REQUEST', 'There is no such scenario.')
  }
}

/** How tests and the panel drive the sandbox. */
export function controlHandlers(world: World) {
  return [
    http.get('*/__sandbox', () => panelPage(world)),
    http.get('*/__sandbox/requests', () => HttpResponse.json(world.ledger)),
    http.post('*/__sandbox/reset', () => {
      world.reset()
      return HttpResponse.json({})
    }),
    http.post('*/__sandbox/scenario', async ({ request }) => {
      start((await request.json()) as Scenario, world)
      return HttpResponse.json({})
    }),
  ]
}
