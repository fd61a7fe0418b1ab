import { addDays } from '../../../lib/calendar'
import { dayIn } from '../../../lib/zone'
import type { SandboxContext } from '../../context'
import { notFound } from '../../refusal'
import { deliveryArea } from '../../rules/addresses'
import { takesShares } from '../../rules/ask-shares'
import { requireTable } from '../../rules/tables'
import { placeOf, slotsOf, storeStatus } from '../../rules/slots'
import { isUntaxed } from '../../rules/taxes'
import { typedHttp as http } from './typed-http'

type Program = NonNullable<SandboxContext['restaurant']['pointsProgram']>

/** The points program without what each reward gives. */
const programView = ({ name, earns, rewards }: Program) => ({
  ...{ name, earns },
  rewards: rewards.map(({ id, name, points }) => ({ id, name, points })),
})

/** The special days from yesterday on, whose evening may go on. */
function specialHoursOf(context: SandboxContext) {
  const { specialHours = [], timeZone } = placeOf(context)
  const yesterday = addDays(dayIn(context.now(), timeZone), -1)
  return specialHours.filter(({ date }) => date >= yesterday)
}

function profileView(context: SandboxContext) {
  const { restaurant } = context
  const { tax, deliversTo: _, promoCodes: __, locale: ___, otherLocales: ____, ...shown } = restaurant
  const { tableNames, pointsProgram, ...profile } = shown
  return {
    ...profile,
    specialHours: specialHoursOf(context),
    groupShares: takesShares(restaurant),
    ...{ pricesIncludeTax: tax.included, untaxed: isUntaxed(restaurant, context.menu) },
    ...{ tables: tableNames.length > 0, status: storeStatus(context) },
    pointsProgram: pointsProgram ? programView(pointsProgram) : null,
  }
}

export function restaurantHandlers(context: SandboxContext) {
  const { now } = context
  return [
    http.get('/api/v1/restaurants/{restaurantId}', ({ response }) => response(200).json(profileView(context))),

    http.get('/api/v1/restaurants/{restaurantId}/slots', ({ query, response }) =>
      response(200).json(slotsOf(query.get('type') === 'DELIVERY' ? 'DELIVERY' : 'PICKUP', context)),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/delivery-area', ({ query, response }) =>
      response(200).json(deliveryArea(query.get('postalCode') ?? '', context)),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/tables/{tableId}', ({ params, response }) =>
      response(200).json(requireTable(params.tableId, context)),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/menus', ({ response }) =>
      response(200).json(context.catalog.list(now())),
    ),

    http.get('/api/v1/restaurants/{restaurantId}/menus/{menuId}/items/{itemId}', ({ params, response }) => {
      const item = context.catalog.item(params.menuId, params.itemId, now())
      if (!item) throw notFound('The dish')
      return response(200).json(item)
    }),
  ]
}
