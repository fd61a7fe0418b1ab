import { expect, test as base, type Page, type Response } from '@playwright/test'
import { watchAnswers } from './documented'
import type { LedgerEntry } from '../../src/sandbox/host'
import type { Scenario } from '../../src/sandbox/scenarios'

/** Friday, one in the afternoon in New York: the restaurant is open and breakfast is over. */
const LUNCH = '2026-11-20T18:00:00Z'

let phones = 100

/** A connection that was kept may be closed by the server at the moment it is used again: that is no answer of anybody. */
export const AGAIN = { maxRetries: 3 }

/** The sandbox as a test drives it, over HTTP. */
export class Sandbox {
  constructor(private readonly page: Page) {}

  private post(path: string, data: object = {}) {
    return this.page.request.post(`/__sandbox/${path}`, { data, ...AGAIN })
  }

  async fresh() {
    await this.post('reset')
    await this.scenario({ name: 'clock', now: LUNCH })
  }

  async scenario(scenario: Scenario) {
    const answer = await this.post('scenario', scenario)
    expect(answer.ok()).toBe(true)
  }

  async requests(): Promise<LedgerEntry[]> {
    return (await (await this.page.request.get('/__sandbox/requests', AGAIN)).json()) as LedgerEntry[]
  }

  /** How many calls there were, by method and a part of the path. */
  async count(method: string, part: string): Promise<number> {
    return (await this.requests()).filter((entry) => entry.method === method && entry.path.includes(part)).length
  }

  /** The last code sent to a number, from the emulator's address. */
  async code(phone: string): Promise<string> {
    const answer = await this.page.request.get('/emulator/v1/projects/demo-tamarind-row/verificationCodes', AGAIN)
    const { verificationCodes } = (await answer.json()) as {
      verificationCodes: { phoneNumber: string; code: string }[]
    }
    return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)!.code
  }
}

/** A customer at the keyboard. */
export class Customer {
  readonly phone = `+1212555${String(phones++).padStart(4, '0')}`

  constructor(
    private readonly page: Page,
    private readonly sandbox: Sandbox,
  ) {}

  /** Types the number and waits until a code has been sent to it. */
  async askForCode({ phone = this.phone, page = this.page } = {}) {
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Verification code')).toBeFocused()
  }

  /** From the sign-in page on, as a new customer or as one the restaurant knows. */
  async signIn({ isNew = true, phone = this.phone } = {}) {
    const { page } = this
    await this.askForCode({ phone })
    await page.getByLabel('Verification code').fill(await this.sandbox.code(phone))
    if (isNew) {
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Byron')
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByRole('button', { name: 'Create account' }).click()
    }
    await expect(page).not.toHaveURL(/\/(login|signup)/)
  }

  /** At the menu, signed in over the calls of the app and not by its screens: quicker, but without the SDK's session. */
  async arrive() {
    const { page, phone } = this
    const call = async (path: string, data: object, token = '') => {
      const headers = {
        login_source: 'mobile',
        device_id: 'web_test',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      return (await (await page.request.post(path, { data, headers, ...AGAIN })).json()) as Record<string, string>
    }
    const identity = '/identitytoolkit.googleapis.com/v1/accounts'
    const { sessionInfo } = await call(`${identity}:sendVerificationCode`, { phoneNumber: phone })
    const code = await this.sandbox.code(phone)
    const { idToken, refreshToken } = await call(`${identity}:signInWithPhoneNumber`, { sessionInfo, code })
    const details = { phone, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
    await call('/api/v1/auth/register/tamarind-row', details, idToken)
    const login = await call('/api/v1/auth/login/mobile/tamarind-row', { phone }, idToken)
    const user = { ...(login.user as unknown as object), phoneNumber: phone }
    await page.goto('/__sandbox')
    await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
      ['authToken', idToken!],
      ['refreshToken', refreshToken!],
      ['user', JSON.stringify(user)],
    ] as [string, string][])
    await page.goto('/menu')
  }

  /** Adds a dish that needs no choice from its card and waits until the host has it. */
  async add(dish: string) {
    const { page } = this
    const isAdd = (answer: Response) => answer.request().method() === 'POST' && answer.url().endsWith('/cart-items')
    const added = page.waitForResponse(isAdd)
    await page
      .getByRole('article', { name: dish })
      .getByRole('button', { name: `Add ${dish} to cart` })
      .click()
    await added
    await expect(page.getByText('Item added to cart!')).toBeVisible()
  }

  async placeOrder() {
    const { page } = this
    await page.goto('/checkout')
    await page.getByRole('button', { name: /^Place order · \$/ }).click()
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
  }
}

/** Console lines a test does not expect, and everything that goes wrong unseen, fail it. */
export const test = base.extend<{ sandbox: Sandbox; customer: Customer; expected: RegExp[] }>({
  expected: [[], { option: true }],
  sandbox: async ({ page }, use) => {
    const sandbox = new Sandbox(page)
    await sandbox.fresh()
    await use(sandbox)
  },
  customer: async ({ page, sandbox }, use) => {
    await use(new Customer(page, sandbox))
  },
  page: async ({ page, expected }, use) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      const line = `${message.type()}: ${message.text()}`
      if (!expected.some((pattern) => pattern.test(line))) wrong.push(line)
    })
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
    })
    const undocumented = watchAnswers(page)
    await use(page)
    expect(wrong, 'console and page errors').toEqual([])
    expect(foreign, 'requests to other hosts').toEqual([])
    expect(await undocumented(), 'answers the contract does not name').toEqual([])
  },
})

export { expect }
