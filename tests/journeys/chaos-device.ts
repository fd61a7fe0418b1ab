import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './shop'

/** What happens to a customer's phone between two taps. */
export const TROUBLES = ['none', 'reload', 'offline', 'close'] as const
export type Trouble = (typeof TROUBLES)[number]

/** A goal or an offer, found on the page that is open now. */
export type Find = (page: Page) => Locator

/** One failing call may hold a step up for 12 s, and a step may meet several. */
const PATIENCE = 240_000
const OFFLINE_FOR = 1500
const LOOK_FOR = 2000

/** A browser of a customer, in which pages reload, lose the network and are closed and opened again. */
export class Device {
  /** When, in ms, where, and what was tapped or happened: for the message of a failure. */
  readonly steps: string[] = []
  private page!: Page
  private troubles: Trouble[] = []

  constructor(private readonly context: BrowserContext) {}

  async open(path: string) {
    this.page ??= await this.context.newPage()
    // Without a network or an answer the next look tries again.
    await this.page.goto(path, { timeout: PATIENCE }).catch(() => {})
    return this.page
  }

  /** These happen next, one between two taps. */
  meets(troubles: readonly Trouble[]) {
    this.troubles = [...troubles]
  }

  /** Taps what the screen offers, the first first, until the goal is seen, as a customer does who does not give up. */
  async until(goal: Find, ...offers: Find[]): Promise<Locator> {
    const all: Find[] = [(page) => page.getByRole('button', { name: 'Try again' }), ...offers]
    await expect(async () => {
      if (await goal(this.page).first().isVisible()) return
      for (const offer of all) {
        const first = offer(this.page).first()
        // It may go with its page at any moment: nothing here waits for it longer than this.
        if (!(await first.isVisible())) continue
        this.note(String(first))
        await first.click({ timeout: 1000 }).catch(() => this.note('not tapped'))
      }
      await this.meet(this.troubles.shift() ?? 'none')
      // The browser's own page for a missing network offers both.
      if (this.page.url().startsWith('chrome-error:')) {
        await this.page.reload().catch(() => this.page.goBack().catch(() => {}))
      }
      await expect(goal(this.page).first()).toBeVisible({ timeout: LOOK_FOR })
    }).toPass({ timeout: PATIENCE, intervals: [200] })
    return goal(this.page).first()
  }

  close() {
    return this.context.close()
  }

  /** What the page shows: for the message of a failure. */
  async shown() {
    return `${this.page.url()}\n${await this.page.locator('body').ariaSnapshot()}`
  }

  private note(step: string) {
    this.steps.push(`${Math.round(performance.now())} ${new URL(this.page.url()).pathname} ${step}`)
  }

  private async meet(trouble: Trouble) {
    if (trouble !== 'none') this.note(trouble)
    if (trouble === 'reload') await this.page.reload().catch(() => {})
    if (trouble === 'offline') {
      await this.context.setOffline(true)
      await this.page.waitForTimeout(OFFLINE_FOR)
      await this.context.setOffline(false)
    }
    if (trouble === 'close') {
      const address = this.page.url()
      await this.page.close()
      this.page = await this.context.newPage()
      await this.page.goto(address).catch(() => {})
    }
  }
}
