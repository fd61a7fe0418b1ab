// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEEP_EARLY_TAPS, repeatEarlyTaps } from './early-taps'

const pressed = vi.fn<(name: string) => void>()
const draw = () => {
  document.body.innerHTML =
    '<form><button aria-label="Add ribs">+</button><button>Search</button></form><a href="#x">Go</a>'
}
/** The app takes over: from now on its buttons do something. */
const takeOver = () =>
  document.querySelectorAll('button').forEach((button) => {
    button.onclick = (event) => {
      event.preventDefault()
      pressed(button.getAttribute('aria-label') ?? button.textContent)
    }
  })
const buttons = () => [...document.querySelectorAll('button')]

beforeEach(() => {
  draw()
  // eslint-disable-next-line no-eval
  ;(0, eval)(KEEP_EARLY_TAPS)
})
afterEach(() => window.endEarlyTaps?.())

it('what is pressed before the app is there is marked, and pressed again once it is, in order', () => {
  const [add, search] = buttons()
  add!.click()
  add!.click()
  search!.click()
  expect(buttons().map((button) => 'early' in button.dataset)).toEqual([true, true])
  expect(pressed).not.toHaveBeenCalled()
  takeOver()
  repeatEarlyTaps()
  expect(pressed.mock.calls.flat()).toEqual(['Add ribs', 'Add ribs', 'Search'])
  expect(buttons().map((button) => 'early' in button.dataset)).toEqual([false, false])
})

it('a page that was drawn again has them pressed by their names', () => {
  buttons().forEach((button) => button.click())
  draw()
  takeOver()
  repeatEarlyTaps()
  expect(pressed.mock.calls.flat()).toEqual(['Add ribs', 'Search'])
})

it('a button that is there no more is left out', () => {
  buttons()[0]!.click()
  document.body.innerHTML = ''
  expect(repeatEarlyTaps).not.toThrow()
})

it('a form is not sent by the browser, and a link goes its way', () => {
  const submit = new Event('submit', { cancelable: true, bubbles: true })
  document.querySelector('form')!.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  const click = new MouseEvent('click', { cancelable: true, bubbles: true })
  document.querySelector('a')!.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

it('once the app is there nothing is kept from it', () => {
  takeOver()
  repeatEarlyTaps()
  buttons()[1]!.click()
  expect(pressed.mock.calls.flat()).toEqual(['Search'])
  expect(window.earlyTaps).toBeUndefined()
})
