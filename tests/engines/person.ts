import { type Tab, until } from './engine'
import { type Found, searchFor, type Wanted } from './search'

/** Spaces and capitals differ between engines, and between looks. */
const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase()

/** Somebody at a browser, who finds things by what they are called, and waits until they can be used. */
export class Person {
  constructor(
    private readonly tab: Tab,
    private readonly shop: string,
  ) {}

  /** Opens a page, and waits until it reacts. */
  async open(path: string) {
    await this.tab.goto(this.shop + path)
    await this.waitsForApp()
  }

  async waitsForApp() {
    await until(
      () => 'the app has started',
      () => this.tab.run(`!('earlyTaps' in window) && document.readyState === 'complete'`),
    )
  }

  /** Presses what is wanted once it has stood still for three looks, frames apart, and nothing covers it. */
  async press(...wanted: Wanted) {
    let last: Found | null = null
    let still = 0
    const isStill = async () => {
      const before = last?.at
      last = await this.find(wanted, 'to press it')
      still = last?.at && last.at.x === before?.x && last.at.y === before.y ? still + 1 : 0
      return still > 1 ? last?.at : null
    }
    const { x, y } = await until(
      () => `${wanted.join(' ')} ${last ? (last.why ?? 'stands still') : 'is there'}`,
      isStill,
    )
    await this.tab.press(x, y)
  }

  async fill(label: string | RegExp, text: string) {
    await this.press('field', label)
    await this.tab.type(text)
  }

  /** Waits until this can be read: on the page, or in a part of it. */
  async sees(text: string | RegExp, ...where: Wanted | []) {
    const [role = 'page', name = /^/] = where
    let read = ''
    const isThere = async () => {
      read = (await this.find([role, name]))?.text ?? ''
      return text instanceof RegExp ? text.test(read) : plain(read).includes(plain(text))
    }
    await until(() => `${text} ${where.join(' ')}, but: ${read.replace(/\s+/g, ' ').slice(0, 600)}`, isThere)
  }

  async finds(...wanted: Wanted) {
    await until(
      () => wanted.join(' '),
      () => this.find(wanted),
    )
  }

  /** Toasts cover the bar, and come and go between looking and pressing. */
  async waitsForToasts() {
    await until(
      () => 'toasts that go',
      () => this.tab.run(`!document.querySelector('[data-sonner-toast]')`),
    )
  }

  async isAt(...wanted: Wanted) {
    await until(
      () => `the focus at ${wanted.join(' ')}`,
      async () => (await this.find(wanted))?.hasFocus,
    )
  }

  /** Waits until the address has this path. */
  async arrivesAt(path: RegExp) {
    let now = ''
    const isThere = async () => path.test((now = (await this.tab.run('location.pathname')) as string))
    await until(() => `${path}, but: ${now}`, isThere)
  }

  has = async (...wanted: Wanted) => (await this.find(wanted)) !== null

  private find = async (wanted: Wanted, why?: 'to press it') =>
    (await this.tab.run(searchFor(wanted, why !== undefined))) as Found | null
}
