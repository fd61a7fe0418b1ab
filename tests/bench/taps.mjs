/** So many taps of each kind. */
const TAPS = 20
/** Friday, one in the afternoon in New York: the restaurant is open. */
const LUNCH = '2026-11-20T18:00:00Z'
const PLAIN = ['Charred corn ribs', 'Crispy potato roti', 'Salt and pepper shrimp', 'Tamarind lemonade']
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts'

let customers = 0

/** Signs a new customer in by calls alone, and stores the session on the device. */
async function signIn(page, url) {
  const call = async (path, data, token) => {
    const headers = {
      login_source: 'mobile',
      device_id: 'web_bench',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return (await page.request.post(url + path, { data, headers })).json()
  }
  await call('/__sandbox/reset', {})
  await call('/__sandbox/scenario', { name: 'clock', now: LUNCH })
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
}

/** Does something so often, and says how long each took from the input to the next paint, in ms. */
async function measured(page, act) {
  await page.evaluate(() => (window.taps.length = 0))
  for (let tap = 0; tap < TAPS; tap++) {
    await act(tap)
    await page.waitForTimeout(900)
  }
  return page.evaluate(() => window.taps)
}

/** Taps of a customer on the menu, at a part of this machine's speed: [what, times in ms] each. */
export async function taps(browser, url, rate) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await signIn(page, url)
  await page.addInitScript(() => {
    window.taps = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') window.taps.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  await page.goto(`${url}/menu`)
  await page.waitForLoadState('networkidle')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  const added = await measured(page, async (tap) => {
    const button = page.getByRole('button', { name: `Add ${PLAIN[tap % PLAIN.length]} to cart` }).first()
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await button.boundingBox()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.waitForTimeout(500)
    // Not button.click(): what it looks up in the page before and after would be measured too.
    await page.mouse.down()
    await page.waitForTimeout(60)
    await page.mouse.up()
  })
  await context.close()
  return [['add to cart', added]]
}
