// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameDone } from '../lib/take-over'
import { repeatEarlyTaps } from './early-taps'
import { KEEP_EARLY_TAPS } from '../tooling/prerender/inline-scripts'

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

it('a press before the app has loaded is marked, and is repeated in order once it has, after which nothing is held back', async () => {
  const [add, search] = buttons()
  add!.click()
  add!.click()
  search!.click()
  expect(buttons().map((button) => 'early' in button.dataset)).toEqual([true, true])
  expect(pressed).not.toHaveBeenCalled()
  takeOver()
  await repeatEarlyTaps()
  expect(pressed.mock.calls.flat()).toEqual(['Add ribs', 'Add ribs', 'Search'])
  expect(buttons().map((button) => 'early' in button.dataset)).toEqual([false, false])
  buttons()[1]!.click()
  expect(pressed.mock.calls.flat()).toEqual(['Add ribs', 'Add ribs', 'Search', 'Search'])
  expect(window.earlyTaps).toBeUndefined()
})

it('a press that an app which is still starting would also see is counted once', async () => {
  takeOver()
  buttons()[0]!.click()
  expect(pressed).not.toHaveBeenCalled()
  await repeatEarlyTaps()
  expect(pressed.mock.calls.flat()).toEqual(['Add ribs'])
})

it('presses are repeated by name in a page that was rendered again', async () => {
  buttons().forEach((button) => button.click())
  draw()
  takeOver()
  await repeatEarlyTaps()
  expect(pressed.mock.calls.flat()).toEqual(['Add ribs', 'Search'])
})

it('a choice in a page that was rendered again is left out: it has no name to be found by', async () => {
  document.body.innerHTML = '<label><input type="radio" name="size">Large</label>'
  document.querySelector('input')!.click()
  document.body.innerHTML = '<label><input type="radio" name="size">Small</label>'
  await repeatEarlyTaps()
  expect(document.querySelector('input')!.checked).toBe(false)
})

it('a field of a page that was rendered again gets what was typed, by its name', async () => {
  const drawField = () => (document.body.innerHTML = '<input name="phone"><input name="email">')
  drawField()
  const phone = document.querySelector('input')!
  phone.value = '212 555'
  phone.dispatchEvent(new InputEvent('input', { bubbles: true }))
  drawField()
  await repeatEarlyTaps()
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['212 555', ''])
})

it('a link that is rendered without its query waits, too, unless it is opened in another tab', async () => {
  document.body.innerHTML = '<a href="#signup" data-waits>Create an account</a>'
  const link = document.querySelector('a')!
  const went: string[] = []
  const click = new MouseEvent('click', { cancelable: true, bubbles: true, ctrlKey: true })
  link.dispatchEvent(click)
  expect([click.defaultPrevented, 'early' in link.dataset]).toEqual([false, false])
  link.click()
  expect('early' in link.dataset).toBe(true)
  link.hash = '#signup?next=cart'
  link.addEventListener('click', () => went.push(link.hash))
  await repeatEarlyTaps()
  expect(went).toEqual(['#signup?next=cart'])
})

it('a button that is gone is left out', async () => {
  buttons()[0]!.click()
  document.body.innerHTML = ''
  await expect(repeatEarlyTaps()).resolves.toBeUndefined()
})

it('a form is not sent by the browser, and a link works as usual', () => {
  const submit = new Event('submit', { cancelable: true, bubbles: true })
  document.querySelector('form')!.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  const click = new MouseEvent('click', { cancelable: true, bubbles: true })
  document.querySelector('a')!.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

describe('a dish that is chosen before the app has loaded', () => {
  const CHOICES = `<main><form><label><input type="radio" name="size" value="small" checked>Small</label>
    <label><input type="radio" name="size" value="large">Large</label><textarea></textarea><button>Add</button></form></main>`
  const form = () => document.querySelector('form')!
  const text = () => document.querySelector('textarea')!
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!
  const heard: string[] = []

  beforeEach(() => {
    document.body.innerHTML = CHOICES
    heard.length = 0
  })
  const takeOverChoices = () => {
    takeOver()
    frameDone()
    form().addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).value))
    form().addEventListener('input', ({ target }) => target === text() && heard.push(text().value))
  }

  it.each([
    ['its label', () => radio('large').closest('label')!],
    ['itself', () => radio('large')],
  ])('shows its prerendered choice until then, and the one made by %s afterwards', async (_, find) => {
    find().click()
    expect(radio('large').checked).toBe(false)
    takeOverChoices()
    await repeatEarlyTaps()
    expect(radio('large').checked).toBe(true)
    expect(heard).toEqual(['large'])
  })

  it('is chosen only when React has taken over the page: before, it would take the choice for its own', async () => {
    vi.resetModules()
    const fresh = { ...(await import('./early-taps')), ...(await import('../lib/take-over')) }
    radio('large').click()
    takeOver()
    const done = fresh.repeatEarlyTaps()
    await new Promise((resolve) => setTimeout(resolve))
    expect(radio('large').checked).toBe(false)
    fresh.frameDone()
    await done
    expect(radio('large').checked).toBe(true)
  })

  it('has what is typed and chosen until React has taken over, not an earlier state', async () => {
    vi.resetModules()
    const fresh = { ...(await import('./early-taps')), ...(await import('../lib/take-over')) }
    const typed = (words: string) => {
      text().value = words
      text().dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    typed('No nu')
    radio('large').click()
    const done = fresh.repeatEarlyTaps()
    typed('No nuts please')
    radio('small').click()
    takeOver()
    fresh.frameDone()
    await done
    expect(text().value).toBe('No nuts please')
    expect(radio('small').checked).toBe(true)
  })

  it('has the text that was typed, also when React has cleared it', async () => {
    text().value = 'No nuts'
    text().dispatchEvent(new InputEvent('input', { bubbles: true }))
    text().value = ''
    takeOverChoices()
    await repeatEarlyTaps()
    expect(text().value).toBe('No nuts')
    expect(heard).toEqual(['No nuts'])
  })

  it('is added with both: the last press is repeated once the rest is rendered', async () => {
    text().value = 'No nuts'
    text().dispatchEvent(new InputEvent('input', { bubbles: true }))
    radio('large').click()
    buttons()[0]!.click()
    takeOverChoices()
    const drawn: string[] = []
    form().addEventListener('change', () => queueMicrotask(() => drawn.push('large')))
    buttons()[0]!.addEventListener('click', () => drawn.push('added'))
    await repeatEarlyTaps()
    expect(heard).toEqual(['No nuts', 'large'])
    expect(drawn).toEqual(['large', 'added'])
  })
})
