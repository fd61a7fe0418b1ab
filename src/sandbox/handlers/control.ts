import { http, HttpResponse } from 'msw'
import type { World } from '../host'
import { panelPage } from '../panel'
import { Refusal } from '../refusal'
import type { Scenario } from '../scenarios'

/** Starts one of the named scenarios. */
function start(scenario: Scenario, world: World) {
  switch (scenario.name) {
    case 'clock':
      if (Number.isNaN(Date.parse(scenario.now))) throw new Refusal(422, 'BAD_REQUEST', '`now` is not a time.')
      return world.scenarios.setClock(scenario.now)
    case 'clear':
      return world.scenarios.clear()
    case 'expired-token':
      world.state.tokensValidFrom = Date.now()
      return
    case 'sold-out':
    case 'price-up': {
      const known = world.catalog.change(scenario.itemId, (item) => {
        if (scenario.name === 'sold-out') item.soldOut = true
        else {
          item.price += scenario.by
          for (const serving of item.servings) serving.price += scenario.by
        }
      })
      if (!known) throw new Refusal(422, 'BAD_REQUEST', 'There is no such dish.')
      return
    }
    case 'latency':
    case 'fail':
    case 'reset-connection':
    case 'lost-answer':
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
