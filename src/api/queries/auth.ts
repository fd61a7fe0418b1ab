import { t } from 'ttag'
import { config } from '../../lib/config'
import { deviceId } from '../../stores/device'
import { api, inShop } from '../client'
import type { RegisterRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const headersOf = (token: string) => ({ device_id: deviceId(), Authorization: `Bearer ${token}` })

/** The specified auth calls (rule 7.3). Each is authorised by the token it is given, not by the stored one. */
export const authCalls = {
  login: (idToken: string, phone: string) =>
    unwrap(
      api.POST('/api/v1/auth/login/mobile/{restaurantId}', {
        params: { ...inShop(), header: headersOf(idToken) },
        body: { phone },
      }),
      t`Login failed`,
    ),
  register: (idToken: string, body: RegisterRequest) =>
    unwrap(
      api.POST('/api/v1/auth/register/{restaurantId}', { params: { ...inShop(), header: headersOf(idToken) }, body }),
      t`Registration failed`,
    ),
  logout: (authToken: string) =>
    expectOk(
      api.POST('/api/v1/auth/logout', {
        params: { header: { ...headersOf(authToken), restaurant_id: config.restaurantId } },
        parseAs: 'text',
      }),
      t`Logout failed`,
    ),
}
