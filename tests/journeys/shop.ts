import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page, type Response } from '@playwright/test'
import type { LoggedRequest } from '../../src/sandbox/context'
import type { Scenario } from '../../src/sandbox/scenarios/scenarios'
import { EXAMPLE } from '../sandbox/example'
import type { SeedMenuFile } from '../../src/sandbox/seed/types'
import { PreviewServer } from './preview-server'
import { type Say, sayInEnglish } from './say'
import { watchBrowser } from './watch-browser'

/** Friday, one in the afternoon in New York: the restaurant is open and breakfast is over. */
const LUNCH = '2026-11-20T18:00:00Z'

/** An address of the shop that runs no code of it: tests set the stored data of the device there. */
export const NO_PAGE = '/robots.txt'

/** For files that test motion; the others run with reduced motion. */
export const WITH_MOTION = { contextOptions: {} }

let phones = 100
function nextPhone() {
  phones += 1
  return `+1212555${String(phones).padStart(4, '0')}`
}

/** The server may close a kept-alive connection just as it is used again: that is not an answer. */
export const AGAIN = { maxRetries: 3 }

/** The sandbox as a test drives it, over HTTP. */
export class Sandbox {
  constructor(
    private readonly page: Page,
    private readonly restaurantId = 'tamarind-row',
  ) {}

  private post(path: string, data: object = {}) {
    return this.page.request.post(`/__sandbox/${path}`, { data, ...AGAIN })
  }

  async fresh() {
    await this.post('reset')
    await this.openForLunch()
  }

  /** Scenarios end when the sandbox restarts. */
  async openForLunch() {
    await this.scenario({ name: 'clock', now: LUNCH })
  }

  async scenario(scenario: Scenario) {
    const answer = await this.post('scenario', scenario)
    expect(answer.ok()).toBe(true)
  }

  async requests(): Promise<LoggedRequest[]> {
    return (await (await this.page.request.get('/__sandbox/requests', AGAIN)).json()) as LoggedRequest[]
  }

  /** Counts the calls with this method and this part of the path. */
  async count(method: string, part: string): Promise<number> {
    return (await this.requests()).filter((entry) => entry.method === method && entry.path.includes(part)).length
  }

  /** The last code sent to a number, from the emulator's address. */
  async code(phone: string): Promise<string> {
    const inbox = `/emulator/v1/projects/demo-${this.restaurantId}/verificationCodes`
    const answer = await this.page.request.get(inbox, AGAIN)
    const { verificationCodes } = (await answer.json()) as {
      verificationCodes: { phoneNumber: string; code: string }[]
    }
    return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)!.code
  }
}

/** A customer at the keyboard. */
export class Customer {
  readonly phone = nextPhone()

  constructor(
    private readonly page: Page,
    private readonly sandbox: Sandbox,
    /** The texts of the shop in the language of its build. */
    private readonly say: Say = sayInEnglish,
  ) {}

  /** Types the number and waits until a code has been sent to it. */
  async askForCode({ phone = this.phone, page = this.page } = {}) {
    await page.getByLabel(this.say('Phone number')).fill(phone)
    await page.getByRole('button', { name: this.say('Send code') }).click()
    await expect(page.getByLabel(this.say('Verification code'))).toBeFocused()
  }

  /** Signs in from the sign-in page, as a new customer or as one the restaurant knows. */
  async signIn({ isNew = true, phone = this.phone } = {}) {
    const { page } = this
    await this.askForCode({ phone })
    await page.getByLabel(this.say('Verification code')).fill(await this.sandbox.code(phone))
    if (isNew) {
      await page.getByLabel(this.say('First name')).fill('Ada')
      await page.getByLabel(this.say('Last name'), { exact: true }).fill('Byron')
      await page.getByLabel(this.say('Email')).fill('ada@example.com')
      await page.getByRole('button', { name: this.say('Create account') }).click()
    }
    await expect(page).not.toHaveURL(/\/(login|signup)/)
  }

  /** Stores the session of a new customer on the device, by calls alone; the SDK has no session of its own then. */
  async storeSession() {
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
    await page.goto(NO_PAGE)
    await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
      ['authToken', idToken!],
      ['refreshToken', refreshToken!],
      ['user', JSON.stringify(user)],
    ] as [string, string][])
  }

  /** At the menu or another page, signed in. */
  async arrive(path = '/menu') {
    await this.storeSession()
    await this.page.goto(path)
  }

  /** Adds a dish without required choices from its card, and waits until the API has it. */
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
}

/**
 * A prerendered page is visible before its app has loaded, but does not react to keys and the mouse yet. So a
 * navigation waits for the app, unless the test passes `waitUntil`.
 */
function whenAppIsThere(page: Page) {
  const isThere = () => page.waitForFunction(() => !('earlyTaps' in window), null, { polling: 50 })
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await isThere()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await isThere()
    return response
  }
}

type Options = {
  /** Console lines that the test expects. */
  expected: RegExp[]
}
type Fixtures = { sandbox: Sandbox; customer: Customer }
type WorkerFixtures = {
  /** A menu that replaces the restaurant's in this file. */
  menu: SeedMenuFile | null
  /** Workers share nothing: each has its own server and sandbox. */
  server: PreviewServer
}

/**
 * Each test starts with a new sandbox. It fails when a page of its browser has an unexpected console line, an error, a
 * request to another host, an answer that is not in the contract or an event with personal data.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  menu: [null, { scope: 'worker', option: true }],
  server: [
    async ({ menu }, use) => {
      const server = new PreviewServer()
      if (menu) {
        copyFileSync(EXAMPLE, join(server.folder, 'restaurant.json'))
        writeFileSync(join(server.folder, 'menu.json'), JSON.stringify(menu))
      }
      await server.start(menu ? { SANDBOX_RESTAURANT: server.folder } : {})
      await use(server)
      await server.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  expected: [[], { option: true }],
  sandbox: [
    async ({ page }, use) => {
      const sandbox = new Sandbox(page)
      await sandbox.fresh()
      await use(sandbox)
    },
    { auto: true },
  ],
  customer: async ({ page, sandbox }, use) => {
    await use(new Customer(page, sandbox))
  },
  page: async ({ page, context, browser, expected }, use, testInfo) => {
    const end = watchBrowser(browser, context, expected)
    whenAppIsThere(page)
    await use(page)
    // A route that still waits for its answer would fail with the page that closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    const { wrong, foreign, undocumented, wrongEvents, diary } = await end()
    expect.soft(wrong, 'console and page errors').toEqual([])
    expect.soft(foreign, 'requests to other hosts').toEqual([])
    expect.soft(undocumented, 'answers the contract does not name').toEqual([])
    expect.soft(wrongEvents, 'events with unknown fields or personal data').toEqual([])
    if (testInfo.errors.length > 0) await testInfo.attach('diary', { body: diary, contentType: 'text/plain' })
  },
})

export { expect }
