import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { customersShop, quiet } from '../../tests/setup/shop'
import { FIELDS, MEANT, sent, send, type Field, type Kind } from '../../tests/setup/text-fields'

const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const amid = (sign: string) => (text: string) => text.slice(0, 2) + sign + text.slice(2)

/** How it is pasted. All mean the same but the last two. */
const TEXTS: [string, (text: string) => string][] = [
  ['Arabic digits', inDigits(0x0660)],
  ['Persian digits', inDigits(0x06f0)],
  ['full-width digits', inDigits(0xff10)],
  ['Devanagari digits', inDigits(0x0966)],
  ['a zero-width space', amid('\u200b')],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['directional isolates', (text) => `\u2066${text}\u2069`],
  ['directional embeddings', (text) => `\u202a${text}\u202c`],
  ['a soft hyphen', amid('\u00ad')],
  ['a decomposed accent', (text) => text.normalize('NFD')],
  ['spaces around', (text) => `  ${text}\u00a0`],
  ['line breaks', (text) => `\n${text}\r\n`],
]
/** In a code a space within is one of its groups. */
const WITHIN: typeof TEXTS = [
  ['a space within', amid(' ')],
  ['a no-break space within', amid('\u00a0')],
]
const IN_GROUPS: Kind[] = ['digits', 'number', 'phone', 'code']
const LONG = '1'.repeat(10_000)

const shop = customersShop()

beforeEach(() => {
  sent.length = 0
  const answer = globalThis.fetch as (request: Request) => Promise<Response>
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = request.method === 'GET' ? request.url : await request.clone().text()
    const isPriced = /profile|addresses|gift-card|group|delivery-area|arrival/.test(request.url)
    if (isPriced && (request.method !== 'GET' || request.url.includes('delivery-area'))) {
      send(body.startsWith('{') ? JSON.parse(body) : new URL(request.url).searchParams.get('postalCode'))
    }
    return answer(request)
  })
})

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } })

/** Opens the field, pastes the text and send the form. Returns what the field then shows and says, and what was sent. */
async function pasted({ label, ui, press, open, others = [] }: Field, text: string) {
  const { unmount } = shop.show(ui())
  await quiet()
  if (open) fireEvent.click(screen.getByRole('button', { name: open }))
  for (const [name, value] of others) type(name, value)
  type(label, text)
  await quiet(3)
  const shown = fieldOf(label).value
  const button = press && screen.getByRole('button', { name: press })
  if (button) act(() => void fireEvent.click(button))
  await quiet()
  const says = document.body.textContent
  unmount()
  shop.client.clear()
  return { shown, says, sent: JSON.stringify(sent) }
}

const meantBy = (kind: Kind) => (kind === 'note' ? 'José\n12' : MEANT[kind])
const SENT: Partial<Record<Kind, string>> = { amount: '1200' }

describe.each(Object.entries(FIELDS))('the field: %s', (_name, field) => {
  const meant = meantBy(field.kind)

  it('means the same with digits of any script, unseen signs, accents in parts, spaces and line breaks', async () => {
    expectLog(/./)
    for (const [how, paste] of [...TEXTS, ...(IN_GROUPS.includes(field.kind) ? WITHIN : [])]) {
      sent.length = 0
      const got = await pasted(field, paste(meant))
      expect(got.sent, how).toContain(JSON.stringify(SENT[field.kind] ?? meant).slice(1, -1))
      expect(got.shown, how).not.toBe('')
    }
  })

  it('swallows nothing of 10,000 characters without a word', async () => {
    expectLog(/./)
    const got = await pasted(field, LONG)
    if (!got.sent.includes(got.shown)) expect(got.says).toMatch(/Please|at most/)
    // Of too many digits the first six are shown and sent, as of an SMS that ends with another number.
    expect(got.shown).toBe(field.label === 'Verification code' ? '111111' : LONG)
  })
})
