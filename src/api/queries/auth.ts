import { t } from 'ttag'
import { config } from '../../lib/config'
import { deviceId } from '../../stores/device'
import { api, inShop } from '../client'
import type { RegisterRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const LOGIN = '/api/v1/auth/login/mobile/{restaurantId}'
const REGISTER = '/api/v1/auth/register/{restaurantId}'
const LOGOUT = '/api/v1/auth/logout'

const headersOf = (token: string) => ({ device_id: deviceId(), Authorization: `Bearer ${token}` })
const inShopBy = (token: string) => ({ ...inShop(), header: headersOf(token) })

/** The specified auth calls (rule 7.3). Each is authorised by the token it is given, not by the stored one. */
export const authCalls = {
  login: (idToken: string, phone: string) =>
    unwrap(api.POST(LOGIN, { params: inShopBy(idToken), body: { phone } }), t`Login failed`),
  register: (idToken: string, body: RegisterRequest) =>
    unwrap(api.POST(REGISTER, { params: inShopBy(idToken), body }), t`Registration failed`),
  logout: (authToken: string) => {
    const header = { ...headersOf(authToken), restaurant_id: config.restaurantId }
    return expectOk(api.POST(LOGOUT, { params: { header }, parseAs: 'text' }), t`Logout failed`)
  },
}
