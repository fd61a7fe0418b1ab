/** Friday, one in the afternoon in New York: the restaurant is open. */
const LUNCH = '2026-11-20T18:00:00Z'
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts'

/** Of a dish that needs no choice. */
const PLAIN_DISH = { servingQuantityId: null, qty: 1, specialInstructions: null, customOptionGroups: [] }

let customers = 0

async function send(page, address, data, token, more) {
  const bearer = token && { authorization: `Bearer ${token}` }
  const headers = { login_source: 'mobile', device_id: 'web_bench', ...bearer, ...more }
  return (await page.request.post(address, { data, headers })).json()
}

/** The sandbox as it is when it has just begun, at lunch. */
export async function reset(page, url) {
  await send(page, `${url}/__sandbox/reset`, {})
  await send(page, `${url}/__sandbox/scenario`, { name: 'clock', now: LUNCH })
}

/** Signs a new customer in by calls alone, and stores the session on the device. Returns how to fill and count the cart, and to order what is in it. */
export async function signIn(page, url) {
  const call = (path, data, token) => send(page, url + path, data, token)
  const phone = `+1212555${4000 + customers++}`
  const { sessionInfo } = await call(`${IDENTITY}:sendVerificationCode`, { phoneNumber: phone })
  const sent = await page.request.get(`${url}/emulator/v1/projects/demo-tamarind-row/verificationCodes`)
  const { code } = (await sent.json()).verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)
  const { idToken, refreshToken } = await call(`${IDENTITY}:signInWithPhoneNumber`, { sessionInfo, code })
  const person = { phone, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  await call('/api/v1/auth/register/tamarind-row', person, idToken)
  const { user } = await call('/api/v1/auth/login/mobile/tamarind-row', { phone }, idToken)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    [
      ['authToken', idToken],
      ['refreshToken', refreshToken],
      ['user', JSON.stringify({ ...user, phoneNumber: phone })],
    ],
  )
  const home = `/api/v1/restaurants/tamarind-row/users/${user.id}`
  const cart = `${home}/cart`
  return {
    fill: (item) => call(`${cart}/cart-items`, { ...PLAIN_DISH, ...item }, idToken),
    order: async () => {
      const wanted = { fulfilment: { type: 'PICKUP', requestedTime: null }, tip: { percent: 0 } }
      const quote = await call(`${home}/orders/quote`, wanted, idToken)
      const order = {
        quoteId: quote.id,
        expectedTotal: quote.totals.total,
        contact: person,
        note: null,
        cutlery: false,
        paymentMethod: { type: 'AT_RESTAURANT' },
        returnUrl: `${url}/payment-return`,
      }
      return send(page, `${url}${home}/orders`, order, idToken, { 'idempotency-key': crypto.randomUUID() })
    },
    count: async () => {
      const headers = { login_source: 'mobile', authorization: `Bearer ${idToken}` }
      const { data } = await (await page.request.get(url + cart, { headers })).json()
      return data.items.reduce((sum, { quantity, qty }) => sum + (quantity ?? qty), 0)
    },
  }
}
