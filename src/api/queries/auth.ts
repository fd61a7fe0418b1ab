import { t } from 'ttag'
import { config } from '../../lib/config'
import { deviceId } from '../../stores/device'
import type { RegisterRequest } from '../types'
import { send, write } from '../write'

const headersOf = (token: string) => ({ device_id: deviceId(), Authorization: `Bearer ${token}` })

/** The specified auth calls (rule 7.3). Each is authorised by the token it is given, not by the stored one. */
export const authCalls = {
  login: (idToken: string, phone: string) =>
    write('POST', '/api/v1/auth/login/mobile/{restaurantId}', {}, t`Login failed`, {
      header: headersOf(idToken),
      body: { phone },
    }),
  register: (idToken: string, body: RegisterRequest) =>
    write('POST', '/api/v1/auth/register/{restaurantId}', {}, t`Registration failed`, {
      header: headersOf(idToken),
      body,
    }),
  logout: (authToken: string) =>
    send('POST', '/api/v1/auth/logout', {}, t`Logout failed`, {
      header: { ...headersOf(authToken), restaurant_id: config.restaurantId },
    }),
}
