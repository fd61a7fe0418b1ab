import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState, type ReactElement } from 'react'
import { CUSTOMER } from './shop'
import type { MenuItem, Order, Quote, Restaurant } from '../../src/api/types'
import { AddressForm } from '../../src/features/addresses/AddressForm'
import { DeliveryArea } from '../../src/features/addresses/DeliveryArea'
import { AuthContext, type Auth } from '../../src/features/auth/auth-context'
import { CodeStep } from '../../src/features/auth/CodeStep'
import { DetailsStep } from '../../src/features/auth/DetailsStep'
import { PhoneStep } from '../../src/features/auth/PhoneStep'
import { ContactForm } from '../../src/features/checkout/ContactForm'
import { PromoField } from '../../src/features/checkout/PromoField'
import type { TipChoice } from '../../src/features/checkout/tip'
import { TipField } from '../../src/features/checkout/TipField'
import { GiftCardForm } from '../../src/features/gift-cards/GiftCardForm'
import { ItemForm } from '../../src/features/menu/ItemForm'
import { restaurant } from '../../src/sandbox/seed/restaurant'
import { currentSession } from '../../src/stores/auth'
import { ProfileForm } from '../../src/pages/account/ProfileForm'
import { RateOrder } from '../../src/pages/account/RateOrder'
import { StartGroupOrder } from '../../src/pages/cart/StartGroupOrder'
import { BuyForm } from '../../src/pages/gift-cards/BuyForm'
import { JoinForm } from '../../src/pages/group-order/JoinForm'
import { Arrival } from '../../src/pages/track-order/Arrival'
import { ReportForm } from '../../src/pages/track-order/ReportForm'

/** What is meant: digits, a line with an accent, or an email address. Each has the digits 12. */
export const MEANT = {
  digits: '121212',
  postal: '10117',
  number: '6006491200002511',
  phone: '+12125550142',
  amount: '12',
  code: 'CAFÉ12',
  line: 'José 12',
  email: 'jose12@example.com',
}
export type Kind = keyof typeof MEANT | 'note'

/** What the forms have sent. */
export const sent: unknown[] = []
export const send = (...what: unknown[]) => void sent.push(...what)

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

export type Field = {
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
const addressIn = (country: string) => () => <AddressForm customerId={CUSTOMER} country={country} onSaved={() => {}} />
const ADDRESS = addressIn('US')
const FULL_ADDRESS: [string, string][] = [
  ['Street and number', '5 Ludlow'],
  ['City', 'New York'],
  ['State', 'NY'],
  ['ZIP code', '10117'],
]
/** Has regions that are typed. */
const IN_ESTONIA: [string, string][] = [
  ['Street and number', 'Pikk 5'],
  ['City', 'Tallinn'],
  ['Postal code', '10123'],
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

/** Every field that takes text, in the form that it stands in. */
export const FIELDS: Record<string, Field> = {
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
  region: {
    ...{ label: 'Province (optional)', kind: 'line', press: 'Save address' },
    ui: addressIn('EE'),
    others: IN_ESTONIA,
  },
  'postal code of an address': {
    label: 'ZIP code',
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
    label: 'ZIP code',
    kind: 'postal',
    press: 'Check',
    ui: () => <DeliveryArea currency="USD" country="US" />,
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
