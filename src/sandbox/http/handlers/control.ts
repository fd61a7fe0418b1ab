import { http, HttpResponse } from 'msw'
import { addDays } from '../../../lib/calendar'
import { dayIn } from '../../../lib/zone'
import type { SandboxContext } from '../../context'
import { createCatalog } from '../../rules/catalog'
import { figuresOf, takeEvents } from '../../rules/events'
import { moveReady, stepOn } from '../../rules/kitchen'
import { issueCard, keepCard } from '../../rules/gift-cards'
import { grantPoints } from '../../rules/points'
import { panelPage } from '../panel'
import { EVENTS } from '../sandbox-paths'
import { Refusal } from '../../refusal'
import type { Scenario } from '../../scenarios/scenarios'
import { menuOfSize, SIZES } from '../../seed/sizes'
import type { SeedItem } from '../../seed/types'
import { lastClosing, slotsOf } from '../../rules/slots'
import { storyOf } from '../../scenarios/stories'

type ItemScenario = Extract<Scenario, { name: 'sold-out' | 'price-up' | 'minimum-age' | 'option-gone' }>

/** Applies a scenario to its dish. */
function applyChange(item: SeedItem, scenario: ItemScenario) {
  if (scenario.name === 'sold-out') item.soldOut = true
  else if (scenario.name === 'minimum-age') item.minimumAge = scenario.age
  else if (scenario.name === 'price-up') {
    for (const priced of [item, ...item.servings]) priced.price += scenario.by
  } else {
    const options = item.optionGroups.flatMap((group) => group.options)
    for (const option of options) if (option.id === scenario.optionId) option.soldOut = true
  }
}

const nextFreeTime = (context: SandboxContext) =>
  slotsOf('PICKUP', context)
    .days.flatMap(({ slots }) => slots)
    .find(({ available }) => available)?.startsAt ?? ''

/** Starts one of the named scenarios. */
function start(scenario: Scenario, context: SandboxContext) {
  switch (scenario.name) {
    case 'clock':
      if (Number.isNaN(Date.parse(scenario.now))) throw new Refusal(422, 'BAD_REQUEST', '`now` is not a time.')
      return context.scenarios.setClock(scenario.now)
    case 'reset':
      return context.reset()
    case 'clear':
      return context.scenarios.clear()
    case 'expired-token':
      context.state.tokensValidFrom = Date.now()
      return
    case 'sold-out':
    case 'price-up':
    case 'minimum-age':
    case 'option-gone': {
      if (!context.catalog.change(scenario.itemId, (item) => applyChange(item, scenario)))
        throw new Refusal(422, 'BAD_REQUEST', 'There is no such dish.')
      return
    }
    case 'carts':
      context.state.carting = { versions: scenario.versions ?? true, merging: scenario.merging ?? false }
      return
    case 'group-orders':
      context.state.groupsSignIn = scenario.signIn
      return
    case 'closed':
      context.state.closedUntil = lastClosing(context)
      return
    case 'holidays': {
      const today = dayIn(context.now(), context.restaurant.timeZone)
      const dates = Array.from({ length: scenario.days }, (_, index) => addDays(today, index))
      context.state.holidays = dates.map((date) => ({ date, periods: [] }))
      return
    }
    case 'slot-full': {
      const startsAt = scenario.startsAt ?? nextFreeTime(context)
      if (Number.isNaN(Date.parse(startsAt))) throw new Refusal(422, 'BAD_REQUEST', '`startsAt` is not a time.')
      context.state.fullSlots = [...(context.state.fullSlots ?? []), new Date(startsAt).toISOString()]
      return
    }
    case 'promo-ended':
      if (!context.restaurant.promoCodes.some(({ code }) => code === scenario.code))
        throw new Refusal(422, 'BAD_REQUEST', 'There is no such code.')
      context.state.endedPromos = [...(context.state.endedPromos ?? []), scenario.code]
      return
    case 'card-declined':
      context.state.declines = scenario.times ?? 1
      return
    case 'grant-points': {
      const newest = context.state.customers.at(-1)
      if (newest) grantPoints(newest.id, scenario.points, context)
      return
    }
    case 'grant-gift-card': {
      const newest = context.state.customers.at(-1)
      if (newest) keepCard(newest.id, issueCard(scenario.amount, context), context)
      return
    }
    case 'order-step': {
      const newest = context.state.orders.at(-1)
      if (newest) stepOn(newest, context.now())
      return
    }
    case 'order-moved': {
      if (!Number.isInteger(scenario.minutes)) throw new Refusal(422, 'BAD_REQUEST', '`minutes` is not a number.')
      const newest = context.state.orders.at(-1)
      if (newest) moveReady(newest, scenario.minutes, context.now())
      return
    }
    case 'chaos':
      return context.scenarios.chaos(scenario)
    case 'seed':
      if (!SIZES.includes(scenario.size)) throw new Refusal(422, 'BAD_REQUEST', `\`size\` is ${SIZES.join(', ')}.`)
      context.catalog = createCatalog(menuOfSize(scenario.size, context.menu), context.restaurant)
      context.state.carts = {}
      return
    case 'story':
      return start(storyOf(scenario.id, context), context)
    case 'latency':
    case 'fail':
    case 'reset-connection':
    case 'lost-answer':
    case 'half-answer':
    case 'no-answer':
    case 'odd-answer':
      return context.scenarios.start(scenario)
    default:
      throw new Refusal(422, 'BAD_REQUEST', 'There is no such scenario.')
  }
}

/** The endpoints with which tests and the panel control the sandbox. */
export function controlHandlers(context: SandboxContext) {
  return [
    http.get('*/__sandbox', () => panelPage(context)),
    http.get('*/__sandbox/requests', () => HttpResponse.json(context.requestLog)),
    http.get(`*${EVENTS}`, () => HttpResponse.json(figuresOf(context))),
    http.get(`*${EVENTS}/all`, () => HttpResponse.json(context.eventLog)),
    http.post(`*${EVENTS}`, async ({ request }) => {
      takeEvents(await request.json(), context)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/__sandbox/reset', () => {
      context.reset()
      return HttpResponse.json({})
    }),
    http.post('*/__sandbox/scenario', async ({ request }) => {
      start((await request.json()) as Scenario, context)
      return HttpResponse.json({})
    }),
  ]
}
