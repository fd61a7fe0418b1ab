// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptTaps } from './use-kept-taps'

const pressed = vi.fn<(name: string | null) => void>()
let end = (_isOk: boolean) => {}
const start = vi.fn<() => { ready: Promise<void> }>(() => ({
  ready: new Promise<void>((resolve, reject) => {
    end = (isOk) => (isOk ? resolve() : reject(new Error('No')))
  }),
}))
const press = (selector: string, init: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)!.dispatchEvent(click)
  return click
}
const rest = () => new Promise((resolve) => setTimeout(resolve))
const begin = () => document.startViewTransition(() => {})

beforeEach(() => {
  Object.assign(document, { startViewTransition: start })
  document.body.innerHTML = '<button>Add</button><a href="#menu"><svg></svg>Menu</a>'
  for (const control of document.querySelectorAll('button, a')) {
    control.addEventListener('click', (event) => {
      event.preventDefault()
      pressed(control.textContent)
    })
  }
})
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'))

it.each([true, false])('what is tapped while a page change begins follows it, in order (done: %s)', async (isOk) => {
  renderHook(useKeptTaps)
  begin()
  expect([press('button'), press('svg')].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
  expect(pressed).not.toHaveBeenCalled()
  end(isOk)
  await rest()
  expect(pressed.mock.calls.flat()).toEqual(['Add', 'Menu'])
  press('button')
  expect(pressed.mock.calls.flat()).toEqual(['Add', 'Menu', 'Add'])
})

it('a tap while a second page change cuts the first one short is repeated once', async () => {
  renderHook(useKeptTaps)
  begin()
  const endFirst = end
  begin()
  press('button')
  endFirst(true)
  await rest()
  expect(pressed).not.toHaveBeenCalled()
  end(true)
  await rest()
  expect(pressed.mock.calls.flat()).toEqual(['Add'])
})

it('a tap on what the new page does not have is dropped', async () => {
  renderHook(useKeptTaps)
  begin()
  press('button')
  document.querySelector('button')!.remove()
  end(true)
  await rest()
  expect(pressed).not.toHaveBeenCalled()
})

it('the second of two taps meets what the first one has rendered', async () => {
  renderHook(useKeptTaps)
  const button = document.querySelector('button')!
  button.addEventListener('click', () => queueMicrotask(() => (button.textContent = 'Added')))
  begin()
  press('button')
  press('button')
  end(true)
  await rest()
  expect(pressed.mock.calls.flat()).toEqual(['Add', 'Added'])
})

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a link pressed with %s is left to the browser', (key) => {
  renderHook(useKeptTaps)
  begin()
  press('a', { [key]: true })
  expect(pressed).toHaveBeenCalledOnce()
  end(true)
})

it.each(['href="/menu" target="_blank"', 'href="mailto:ada@example.com"', 'href="https://maps.example/"'])(
  'a link with %s, which React does not follow, is left to the browser',
  (attributes) => {
    document.body.innerHTML = `<a ${attributes}>Go</a>`
    document.querySelector('a')!.addEventListener('click', (event) => {
      event.preventDefault()
      pressed('Go')
    })
    renderHook(useKeptTaps)
    begin()
    press('a')
    expect(pressed).toHaveBeenCalledOnce()
    end(true)
  },
)

it('a browser that refuses to start the transition holds no click', () => {
  start.mockImplementationOnce(() => {
    throw new TypeError('Not a function')
  })
  renderHook(useKeptTaps)
  expect(begin).toThrow('Not a function')
  press('button')
  expect(pressed).toHaveBeenCalledOnce()
})

it('a browser without view transitions needs nothing', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  renderHook(useKeptTaps)
  expect('startViewTransition' in document).toBe(false)
})

it('no click is held after the hook is unmounted', () => {
  const { unmount } = renderHook(useKeptTaps)
  unmount()
  begin()
  press('button')
  expect(pressed).toHaveBeenCalledOnce()
})
