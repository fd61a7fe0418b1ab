import { config } from '../../lib/config'
import { deviceId } from '../../stores/device'
import { api } from '../client'
import { writeSignal } from '../query-client'
import type { RegisterRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const { restaurantId } = config
const device = () => ({ device_id: deviceId() })
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The specified auth calls (rule 7.3). Each is authorised by the token it is given, not by the stored one. */
export const authCalls = {
  login: (idToken: string, phone: string) =>
    unwrap(
      api.POST('/api/v1/auth/login/mobile/{restaurantId}', {
        params: { path: { restaurantId }, header: device() },
        headers: bearer(idToken),
        body: { phone },
        signal: writeSignal(),
      }),
      'Login failed',
    ),
  register: (idToken: string, body: RegisterRequest) =>
    unwrap(
      api.POST('/api/v1/auth/register/{restaurantId}', {
        params: { path: { restaurantId }, header: device() },
        headers: bearer(idToken),
        body,
        signal: writeSignal(),
      }),
      'Registration failed',
    ),
  logout: (authToken: string) =>
    expectOk(
      api.POST('/api/v1/auth/logout', {
        params: { header: { ...device(), restaurant_id: restaurantId } },
        headers: bearer(authToken),
        parseAs: 'text',
        signal: writeSignal(),
      }),
      'Logout failed',
    ),
}
