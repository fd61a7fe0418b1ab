import { HttpResponse } from 'msw'
import type { SandboxContext } from '../../context'
import { provenPhone, projectId } from '../../rules/identity'
import { checkDetails } from '../../rules/profile'
import { Refusal } from '../../refusal'
import type { Customer } from '../../state'
import { typedHttp as http } from './typed-http'

const userOf = ({ id, firstName, lastName, email }: Customer) => ({ id, firstName, lastName, email })

/** @throws Refusal 403 when the verified number is not the one in the body */
function requireOwnPhone(proven: string, claimed: string) {
  if (proven !== claimed) throw new Refusal(403, 'FORBIDDEN', 'This phone number has not been verified.')
}

export function authHandlers(context: SandboxContext) {
  const { state, restaurant, authEmulator } = context
  return [
    http.get('/api/v1/auth/firebase-config/{restaurantId}', ({ response }) =>
      response(200).json({
        firebaseConfig: {
          apiKey: 'sandbox',
          projectId: projectId(restaurant.id),
          authDomain: 'sandbox.invalid',
          emulatorUrl: authEmulator,
        },
      }),
    ),

    http.post('/api/v1/auth/login/mobile/{restaurantId}', async ({ request, response }) => {
      const { phone } = await request.json()
      requireOwnPhone(provenPhone(request, context), phone)
      const customer = state.customers.find((entry) => entry.phone === phone)
      return response(200).json(customer ? { next: 'DASHBOARD', user: userOf(customer) } : { next: 'REGISTER' })
    }),

    http.post('/api/v1/auth/register/{restaurantId}', async ({ request, response }) => {
      const { phone, firstName, lastName, email } = await request.json()
      requireOwnPhone(provenPhone(request, context), phone)
      checkDetails({ firstName, lastName, email })
      let customer = state.customers.find((entry) => entry.phone === phone)
      if (!customer) {
        const id = `cus_${crypto.randomUUID().slice(0, 13)}`
        customer = { id, phone, firstName, lastName, email, createdAt: new Date(context.now()).toISOString() }
        state.customers.push(customer)
      }
      return response(200).json({ user: userOf(customer) })
    }),

    http.post('/api/v1/auth/logout', ({ response }) => response.untyped(HttpResponse.json({}))),
  ]
}
