import { Till, test } from './ordering'
import { expect } from './shop'

type Breakage = { storage: string; how: 'missing' | 'throws' | 'full' | 'never opens' | 'refuses' }
/**
 * What is left of a sign-in after a reload: all of it, the session until its token expires (the identity SDK forgets
 * it), or nothing. The sign-in page warns unless all is left.
 */
type Left = 'all' | 'token' | 'nothing'

const both = (how: Breakage['how']): Breakage[] => [
  { storage: 'localStorage', how },
  { storage: 'sessionStorage', how },
]
/** As Chromium does when its customer blocks all cookies. */
const BLOCKED: Breakage[] = [
  ...both('throws'),
  { storage: 'indexedDB', how: 'refuses' },
  { storage: 'locks', how: 'refuses' },
]
/** The others are variants of it. */
const NO_STORAGE = 'no storage works'
const TABLE: [name: string, broken: Breakage[], left: Left][] = [
  ['localStorage and sessionStorage are missing', both('missing'), 'nothing'],
  ['localStorage throws', [{ storage: 'localStorage', how: 'throws' }], 'nothing'],
  ['sessionStorage throws', [{ storage: 'sessionStorage', how: 'throws' }], 'all'],
  ['localStorage and sessionStorage are full', both('full'), 'nothing'],
  ['IndexedDB is missing', [{ storage: 'indexedDB', how: 'missing' }], 'token'],
  ['IndexedDB throws', [{ storage: 'indexedDB', how: 'throws' }], 'token'],
  ['IndexedDB never opens', [{ storage: 'indexedDB', how: 'never opens' }], 'token'],
  ['document.cookie throws', [{ storage: 'cookie', how: 'throws' }], 'all'],
  ['all cookies are blocked', BLOCKED, 'nothing'],
  [
    NO_STORAGE,
    [...BLOCKED, { storage: 'cookie', how: 'throws' }, { storage: 'indexedDB', how: 'never opens' }],
    'nothing',
  ],
]

/** Runs in the page, before anything of it. */
function breakStorages(broken: Breakage[]) {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  for (const { storage, how } of broken) {
    if (how === 'never opens') {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    } else if (storage === 'locks') {
      LockManager.prototype.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
    } else if (how === 'refuses') {
      IDBFactory.prototype.open = () => {
        const request = { error: new DOMException('Permission denied', 'UnknownError') } as IDBOpenDBRequest
        setTimeout(() => void request.onerror?.(new Event('error')))
        return request
      }
    } else if (how === 'full') {
      const full = window[storage as 'localStorage']
      const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!.value as Storage['setItem']
      Storage.prototype.setItem = function (key, value) {
        if (this === full) throw new DOMException('Full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    } else {
      const owner = storage === 'cookie' ? Document.prototype : window
      Object.defineProperty(owner, storage, { configurable: true, get: how === 'throws' ? refuse : () => undefined })
    }
  }
}

for (const [name, broken, left] of TABLE) {
  const tag = name === NO_STORAGE ? [] : '@variant'
  test(`F37 the shop works up to a paid order when ${name}`, { tag }, async ({ page, customer }) => {
    await page.addInitScript(breakStorages, broken)
    await page.goto('/menu')
    await page.getByRole('button', { name: 'Add Charred corn ribs to cart' }).click()
    await page.getByRole('button', { name: 'Login to Continue' }).click()
    await page.getByLabel('Phone number').focus()
    await expect(page.getByText('Your browser does not let us keep you signed in.')).toBeVisible({
      visible: left !== 'all',
    })
    await customer.signIn()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await customer.add('Tamarind lemonade')
    await page.getByRole('link', { name: 'Cart, 2 items' }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    const till = new Till(page)
    expect(await till.press()).toBe(1415)
    await till.pay()
    if (left === 'nothing') {
      await expect(page.getByRole('heading', { name: 'Please sign in to see your payment' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
      await customer.signIn({ isNew: false })
    }
    await expect(page.getByTestId('order-number')).toHaveText('1042')
  })
}
