import type { Page } from '@playwright/test'
import { keptOn, watchSent } from './device-data'
import { Counter, LUNCH, test } from './ordering'
import { AGAIN, Customer, expect } from './shop'

type Sent = { email: string; senderName: string; message: string | null; worth: string; number: string; pin: string }

/** What the recipients of gift cards got by email. */
async function mails(page: Page): Promise<Sent[]> {
  const answer = await page.request.get('/__sandbox/gift-cards', AGAIN)
  return ((await answer.json()) as { sent: Sent[] }).sent
}

async function fill(page: Page) {
  await page.getByRole('radio', { name: '$25.00' }).check()
  await page.getByLabel('Who is it for?').fill('Grace')
  await page.getByLabel('Their email').fill('grace@example.com')
  await page.getByLabel('Message (optional)').fill('Happy birthday!')
}

async function check(page: Page, { number, pin }: Pick<Sent, 'number' | 'pin'>) {
  await page.getByLabel('Gift card number').fill(number)
  await page.getByLabel('PIN').fill(pin)
  await page.getByRole('button', { name: 'Check balance' }).click()
}

/** Whether number or PIN stand in a text; the PIN as a value of its own, as ids may have the same digits. */
const has = (text: string, { number, pin }: Pick<Sent, 'number' | 'pin'>) =>
  text.includes(number) || new RegExp(`(^|["=: ])${pin}($|["&,} \\\\])`, 'm').test(text)

const isCheck = (method: string, path: string) => method === 'POST' && path.endsWith('/gift-cards')

test.describe('a gift card', () => {
  test.use({ expected: [/Failed to (buy|check) the gift card|net::ERR_|status of 422/] })

  test('is bought once, sent and spent; nothing keeps its PIN', async ({ page, browser, customer, sandbox, watch }) => {
    test.setTimeout(120_000)
    await customer.storeSession()
    const watcher = await watch('/account/gift-cards')
    await expect(watcher.getByText('You have not bought any yet.')).toBeVisible()
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click()
    await fill(page)
    await sandbox.scenario({ name: 'lost-answer', match: '/gift-card-purchases', times: 1 })
    await page.getByRole('button', { name: 'Pay $25.00' }).click()
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByRole('heading', { name: 'Sent to Grace' })).toBeVisible()
    expect(await sandbox.count('POST', '/gift-card-purchases')).toBe(2)
    await page.getByRole('link', { name: 'My gift cards' }).click()
    await expect(page.getByRole('list', { name: 'Bought by you' }).getByRole('listitem')).toHaveCount(1)
    await watcher.reload()
    await expect(watcher.getByRole('list', { name: 'Bought by you' }).getByRole('listitem')).toHaveCount(1)
    const [mail, ...more] = await mails(page)
    expect([mail, more]).toMatchObject([{ email: 'grace@example.com', senderName: 'Ada', worth: '$25.00' }, []])

    const ofGrace = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' })
    const grace = await ofGrace.newPage()
    await new Customer(grace, sandbox).storeSession()
    const sent = watchSent(grace, isCheck)
    const lines: string[] = []
    grace.on('console', (message) => lines.push(message.text()))
    await grace.goto('/account/gift-cards')
    await check(grace, { ...mail!, pin: mail!.pin === '0000' ? '0001' : '0000' })
    await expect(grace.getByText('The number and the PIN do not belong together.')).toBeVisible()
    await check(grace, mail!)
    const lastFour = mail!.number.slice(-4)
    await expect(grace.getByText(`The gift card ending in ${lastFour} has $25.00.`)).toBeVisible()
    const row = grace.getByRole('listitem', { name: `Gift card ending in ${lastFour}` })
    await expect(row).toContainText('$25.00')
    await grace.waitForLoadState('networkidle')
    await grace.goto('/about')
    const events = async () => (await grace.request.get('/__sandbox/events/all', AGAIN)).text()
    await expect.poll(events).toContain('/account/gift-cards')
    const places = { sent: sent(), console: lines.join('\n'), kept: await keptOn(grace), events: await events() }
    expect(Object.entries(places).filter(([, text]) => has(text, mail!))).toEqual([])

    await new Counter(grace).fillCart(LUNCH)
    await grace.goto('/checkout')
    await grace.getByRole('button', { name: `Use gift card ending in ${lastFour}` }).click()
    await expect(grace.getByText('Your gift cards pay for this order. Nothing is left to pay.')).toBeVisible()
    await grace.getByRole('button', { name: /^Place order · / }).click()
    await expect(grace.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await grace.goto('/account/gift-cards')
    await expect(row).toContainText('$1.05')
    await grace.context().close()
  })
})
