import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState, type ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../tests/setup/shop'
import type { MenuItem, Order, Quote, Restaurant } from '../api/types'
import { AddressForm } from '../features/addresses/AddressForm'
import { DeliveryArea } from '../features/addresses/DeliveryArea'
import { AuthContext, type Auth } from '../features/auth/auth-context'
import { CodeStep } from '../features/auth/CodeStep'
import { DetailsStep } from '../features/auth/DetailsStep'
import { PhoneStep } from '../features/auth/PhoneStep'
import { ContactForm } from '../features/checkout/ContactForm'
import { PromoField } from '../features/checkout/PromoField'
import type { TipChoice } from '../features/checkout/tip'
import { TipField } from '../features/checkout/TipField'
import { GiftCardForm } from '../features/gift-cards/GiftCardForm'
import { ItemForm } from '../features/menu/ItemForm'
import { restaurant } from '../sandbox/seed/restaurant'
import { currentSession } from '../stores/auth'
import { ProfileForm } from '../pages/account/ProfileForm'
import { RateOrder } from '../pages/account/RateOrder'
import { StartGroupOrder } from '../pages/cart/StartGroupOrder'
import { BuyForm } from '../pages/gift-cards/BuyForm'
import { JoinForm } from '../pages/group-order/JoinForm'
import { Arrival } from '../pages/track-order/Arrival'
import { ReportForm } from '../pages/track-order/ReportForm'

/** What is meant: digits, a line with an accent, or an email address. Each has the digits 12. */
const MEANT = {
  digits: '121212',
  postal: '10117',
  number: '6006491200002511',
  phone: '+12125550142',
  amount: '12',
  code: 'CAFÉ12',
  line: 'José 12',
  email: 'jose12@example.com',
}
type Kind = keyof typeof MEANT | 'note'

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

let sent: unknown[]
const send = (...what: unknown[]) => void sent.push(...what)
let shop: Shop

beforeEach(() => {
  sent = []
  shop = createShop()
  shop.signIn()
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

const dish = {
  id: 'tea',
  name: 'Tea',
  price: 100,
  servings: [],
  optionGroups: [],
  maxQuantity: 9,
  allergens: [],
  diets: [],
} as unknown as MenuItem
const line = { cartItemId: 'ci', menuItemId: 'tea', name: 'Tea', quantity: 1, unitPrice: 100, total: 100 }
const order = {
  id: 'ord',
  number: '1',
  status: 'PREPARING',
  lines: [line],
  arrival: null,
  fulfilment: {},
} as unknown as Order
const auth = (more: Partial<Auth>): Auth => {
  const never = () => Promise.resolve()
  return {
    status: 'anonymous',
    user: null,
    sendCode: never,
    verifyCode: never,
    register: never,
    logout: never,
    ...more,
  }
}
const details = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const own = restaurant as unknown as Restaurant
const asyncSend = (what: unknown) => Promise.resolve(send(what))

type Field = {
  label: string
  kind: Kind
  ui: () => ReactElement
  press?: string | RegExp
  /** The button that shows the field. */
  open?: string
  others?: [string, string][]
}
const DETAILS = () => <DetailsStep initial={details} submitLabel="Save" onSubmit={send} />
const CONTACT = () => (
  <>
    <ContactForm
      {...{ id: 'f', user: currentSession()!.user, fulfilment: 'PICKUP', country: 'US', becomes: null, refused: null }}
      onSubmit={send}
    />
    <button form="f">Place</button>
  </>
)
const ADDRESS = () => <AddressForm customerId={CUSTOMER} country="DE" onSaved={() => {}} />
const FULL_ADDRESS: [string, string][] = [
  ['Street and number', 'Ludlow 5'],
  ['City', 'Berlin'],
  ['Postal code', '10117'],
]
const PROFILE = () => (
  <ProfileForm customerId={CUSTOMER} profile={{ ...details, phone: '+12125550142', marketing: false }} known />
)
const BUY = () => <BuyForm restaurant={own} amounts={[2500]} />
const FULL_GIFT: [string, string][] = [
  ['Your name', 'Ada'],
  ['Who is it for?', 'Grace'],
  ['Their email', 'grace@example.com'],
]
const GIFT = () => <GiftCardForm onChecked={() => {}} keepByDefault={false} />
const GROUP = () => <StartGroupOrder customerId={CUSTOMER} currency="USD" onClose={() => {}} />

const FIELDS: Record<string, Field> = {
  'code by SMS': {
    ...{ label: 'Verification code', kind: 'digits' },
    ui: () => (
      <AuthContext value={auth({ verifyCode: asyncSend })}>
        <CodeStep phone="+12125550142" details={undefined} onRegister={() => {}} onChangeNumber={() => {}} />
      </AuthContext>
    ),
  },
  'phone of a sign-in': {
    ...{ label: 'Phone number', kind: 'phone', press: 'Send code' },
    ui: () => (
      <AuthContext value={auth({ sendCode: asyncSend })}>
        <PhoneStep initial="" autoFocus={false} onSent={() => {}} />
      </AuthContext>
    ),
  },
  'first name of a sign-up': { label: 'First name', kind: 'line', press: 'Save', ui: DETAILS },
  'last name of a sign-up': { label: 'Last name', kind: 'line', press: 'Save', ui: DETAILS },
  'email of a sign-up': { label: 'Email', kind: 'email', press: 'Save', ui: DETAILS },
  'first name at checkout': { open: 'Change contact', label: 'First name', kind: 'line', press: 'Place', ui: CONTACT },
  'last name at checkout': { open: 'Change contact', label: 'Last name', kind: 'line', press: 'Place', ui: CONTACT },
  'phone at checkout': { open: 'Change contact', label: 'Phone number', kind: 'phone', press: 'Place', ui: CONTACT },
  'email at checkout': { open: 'Change contact', label: 'Email', kind: 'email', press: 'Place', ui: CONTACT },
  'note at checkout': { label: 'Note for the kitchen', kind: 'note', press: 'Place', ui: CONTACT },
  tip: { label: 'Amount', kind: 'amount', ui: () => <Tip /> },
  'promo code': {
    ...{ label: 'Promo code', kind: 'code', press: 'Apply' },
    ui: () => <Promo />,
  },
  'number of a gift card': {
    label: 'Gift card number',
    kind: 'number',
    press: 'Check balance',
    ui: GIFT,
    others: [['PIN', '1']],
  },
  'PIN of a gift card': {
    label: 'PIN',
    kind: 'digits',
    press: 'Check balance',
    ui: GIFT,
    others: [['Gift card number', '1']],
  },
  street: { label: 'Street and number', kind: 'line', press: 'Save address', ui: ADDRESS, others: FULL_ADDRESS },
  floor: {
    label: 'Apartment, floor (optional)',
    kind: 'line',
    press: 'Save address',
    ui: ADDRESS,
    others: FULL_ADDRESS,
  },
  city: { label: 'City', kind: 'line', press: 'Save address', ui: ADDRESS, others: FULL_ADDRESS },
  region: { label: 'Region (optional)', kind: 'line', press: 'Save address', ui: ADDRESS, others: FULL_ADDRESS },
  'postal code of an address': {
    label: 'Postal code',
    kind: 'postal',
    press: 'Save address',
    ui: ADDRESS,
    others: FULL_ADDRESS,
  },
  'name of an address': {
    label: 'Name of the address (optional)',
    kind: 'line',
    press: 'Save address',
    ui: ADDRESS,
    others: FULL_ADDRESS,
  },
  'postal code of the area': {
    label: 'Postal code',
    kind: 'postal',
    press: 'Check',
    ui: () => <DeliveryArea currency="USD" country="DE" />,
  },
  'first name of the profile': { label: 'First name', kind: 'line', press: 'Save changes', ui: PROFILE },
  'email of the profile': { label: 'Email', kind: 'email', press: 'Save changes', ui: PROFILE },
  'special instructions': {
    ...{ label: 'Special instructions', kind: 'note', press: /^Add/ },
    ui: () => (
      <ItemForm
        {...{ item: dish, currency: 'USD', blocked: null, action: 'Add', busy: null }}
        onSubmit={send}
        onSelection={() => {}}
      />
    ),
  },
  'comment of a rating': {
    ...{ label: 'What should we know? (optional)', kind: 'note', press: 'Save rating' },
    ui: () => (
      <RateOrder order={order} draft={{ stars: 5, comment: '', dishes: [] }} onRate={send} onClose={() => {}} />
    ),
  },
  'comment of a report': {
    ...{ label: 'What should we know? (optional)', kind: 'note', press: 'Send report' },
    ui: () => <Report />,
  },
  'where a customer waits': {
    ...{ label: 'Where are you? (optional)', kind: 'line', press: 'I’m here' },
    ui: () => <Arrival order={order} customerId={CUSTOMER} timeZone="UTC" />,
  },
  'name of a host': { label: 'Your name for the others', kind: 'line', press: 'Start', ui: GROUP },
  'limit of a group': { label: 'Limit for each person', kind: 'amount', press: 'Start', ui: GROUP },
  'name of a guest': {
    ...{ label: 'Your name', kind: 'line', press: 'Join and choose dishes' },
    ui: () => <JoinForm group={{ id: 'grp', hostName: 'Ada' } as never} />,
  },
  'name of who gives': { label: 'Your name', kind: 'line', press: /^Pay/, ui: BUY, others: FULL_GIFT },
  'name of who is given': { label: 'Who is it for?', kind: 'line', press: /^Pay/, ui: BUY, others: FULL_GIFT },
  'email of who is given': { label: 'Their email', kind: 'email', press: /^Pay/, ui: BUY, others: FULL_GIFT },
  'message of a gift': { label: 'Message (optional)', kind: 'note', press: /^Pay/, ui: BUY, others: FULL_GIFT },
}

function Tip() {
  const [tip, setTip] = useState<TipChoice>({ kind: 'custom', text: '', amount: null })
  const onChange = (choice: TipChoice) => {
    setTip(choice)
    send(choice.kind === 'custom' && choice.amount)
  }
  return <TipField value={tip} base={10_000} currency="USD" onChange={onChange} />
}
function Promo() {
  const [text, setText] = useState('')
  const props = { value: null, refused: null, quote: { promo: null } as Quote, busy: false }
  return <PromoField {...props} text={text} onText={setText} onChange={send} />
}
function Report() {
  useEffect(() => void fireEvent.click(screen.getByRole('checkbox', { name: /Tea/ })), [])
  return <ReportForm lines={order.lines} busy={false} error={null} onSend={send} onClose={() => {}} />
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } })

/** Opens the field, pastes the text and sends the form. Returns what the field then shows and says, and what was sent. */
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
      sent = []
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
