import type { Person } from './person'
import type { Sandbox } from './sandbox'
import type { Visit } from './visit'

const PHONE = '+12125550142'
/** The summary of the order on a narrow screen. */
const FOLDED = /^Your order · 3 items/
const NOODLES = 'Hand-pulled noodles'

async function signIn(person: Person, sandbox: Sandbox) {
  await person.fill('Phone number', PHONE)
  await person.press('button', 'Send code')
  await person.isAt('field', 'Verification code')
  await person.fill('Verification code', await sandbox.code(PHONE))
  await person.fill('First name', 'Ada')
  await person.fill('Last name', 'Byron')
  await person.fill(/^Email/, 'ada@example.com')
  await person.press('button', 'Create account')
}

/** A guest goes from the home page to a paid order and its tracking, as in journeys/main-job.ts. */
export async function mainJob({ person, sandbox }: Visit) {
  await person.open('/')
  await person.press('link', 'Order Now')
  await person.arrivesAt(/^\/menu$/)
  await person.finds('heading', 'Menu')

  await person.press('link', NOODLES)
  await person.press('button', 'Add to cart · $14.50')
  await person.sees('Still needed: Heat (Choose 1)')
  await person.isAt('radio', 'Mild')
  await person.press('radio', 'Hot')
  await person.press('radio', /^Large/)
  await person.press('button', 'Add to cart · $17.50')

  await person.sees('Please login to add items to your cart and continue with your order.')
  await person.finds('button', 'Create New Account')
  await person.press('button', 'Login to Continue')
  await person.arrivesAt(/^\/login/)
  await signIn(person, sandbox)
  await person.sees('Account created successfully! Welcome to Tamarind Row!')
  await person.sees('Item added to cart!')
  await person.finds('link', 'Cart, 1 item')
  if ((await sandbox.count('POST', '/cart-items')) !== 1) throw new Error('The dish is not added once.')

  await person.open('/menu')
  await person.press('button', 'Add Charred corn ribs to cart')
  await person.sees('Item added to cart!')
  await person.waitsForToasts()
  await person.press('link', 'Cart, 2 items')
  await person.finds('heading', 'Your cart')
  await person.sees('Large, Hot', 'line', NOODLES)
  await person.press('button', `Increase quantity of ${NOODLES}`)
  await person.press('button', `Increase quantity of ${NOODLES}`)
  await person.press('button', `Decrease quantity of ${NOODLES}`)
  await person.sees('Cart item updated')
  await person.sees('$43.50')

  await person.waitsForToasts()
  await person.press('link', 'Checkout')
  await person.sees(/3 items|Subtotal/, 'summary', 'Order summary')
  if (await person.has('button', FOLDED)) await person.press('button', FOLDED)
  await person.sees('Subtotal$43.50', 'summary', 'Order summary')
  await person.press('radio', /^20%/)
  await person.sees('Tip$8.70', 'summary', 'Order summary')
  // 43.50 + 8.875 % tax (3.86) + 8.70
  await person.press('button', 'Place order · $56.06')

  await person.press('button', 'Approve payment')
  await person.sees('Thank you')
  await person.sees('1042')
  await person.finds('link', 'Cart')
  await person.press('link', 'Track order')
  await person.sees('Received', 'step', /./)
}
