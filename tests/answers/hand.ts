import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { quiet, type Shop } from '../setup/shop'
import { WAITING } from './judge'

/** How often to look, before the screen has to be at rest. */
const LOOKS = 60

export const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Waits for what was pressed, and for what a button sends a moment later. */
export async function done(pressed: Promise<unknown>) {
  await pressed
  for (let turn = 0; turn < 4; turn++) {
    pass(150)
    await quiet(3)
  }
}

/** Lets the screen come to rest: nothing is fetched, changed or waited for, unless that never ends. */
export async function settle({ client }: Shop) {
  const isBusy = () =>
    client.isFetching() + client.isMutating() > 0 || document.querySelector(`${WAITING}, [aria-busy=true]`)
  await quiet(6)
  for (let look = 0; look < LOOKS && isBusy(); look++) {
    pass(100)
    await quiet(4)
  }
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** Finds a control by its words, once the screen has it. */
async function find(words: RegExp | string, selector = 'button, a, label, [role=radio]') {
  const until = performance.now() + 8000
  while (performance.now() < until) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const name = nameOf(element).trim()
      return typeof words === 'string' ? name === words : words.test(name)
    })
    const ready = found.findLast(
      (element) => element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled'),
    )
    if (ready) return ready
    pass(50)
    await quiet(2)
  }
  throw new Error(
    `There is no ${String(words)} among ${[...document.querySelectorAll('button, a, label, h1')].map(nameOf).join(' | ')}`,
  )
}

/** Presses a control within the elements of a selector. */
async function pressIn(selector: string, name: RegExp | string) {
  fireEvent.click(await find(name, `${selector} :is(button, label)`))
  await quiet(4)
}

async function press(...names: (RegExp | string)[]) {
  for (const name of names) {
    fireEvent.click(await find(name))
    await quiet(4)
  }
}

async function type(label: RegExp | string, value: string) {
  const { htmlFor } = (await find(label, 'label')) as HTMLLabelElement
  fireEvent.change(document.getElementById(htmlFor)!, { target: { value } })
  await quiet(2)
}

export const hand = {
  find,
  press,
  pressIn,
  /** Presses what opens a dialog, and then a button of that. */
  confirm: async (opener: RegExp | string, name: string) => {
    await press(opener)
    await pressIn('[role=dialog]', name)
  },
  type,
  /** Fills in fields, by their labels, and presses a button. */
  fill: async (values: Record<string, string>, button: RegExp | string) => {
    for (const [label, value] of Object.entries(values)) await type(label, value)
    await press(button)
  },
}
export type Hand = typeof hand
