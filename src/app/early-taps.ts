import { takenOver } from '../lib/take-over'
import { changedPage } from './page-changes'

type TextField = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    /** The elements pressed before the app had loaded, in order. Deleted once it has. */
    earlyTaps?: HTMLElement[]
    /** The text typed before the app had loaded, by field. */
    earlyTexts?: Map<TextField, string>
    /** Set when the pointer moved before the app had loaded. */
    earlyMove?: true
    /** Stops recording taps and texts. */
    endEarlyTaps?: () => void
  }
}

/** The element itself, or what stands for it if the page was rendered again. */
const asNow = async (pressed: HTMLElement) =>
  pressed.isConnected ? pressed : (await changedPage()).successorOf(pressed)

/** The field itself, or the one of the same name if the page was rendered again. */
const fieldAsNow = (field: TextField) =>
  field.isConnected ? field : (document.getElementsByName(field.name)[0] as TextField | undefined)

/** Types into a field as a customer does. Empties it first: React reports a change only when the value differs. */
function type(field: TextField, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const FIELDS = 'main :is(label, input, textarea)'

/**
 * Replays what was typed and pressed before the app had loaded, each step after the previous one has rendered. React
 * sees no change in a field that already holds the value when it is hydrated, so a page with fields waits for
 * hydration.
 */
export async function repeatEarlyTaps(): Promise<void> {
  if (document.querySelector(FIELDS)) await takenOver
  window.endEarlyTaps?.()
  const { earlyTaps = [], earlyTexts = new Map<TextField, string>() } = window
  delete window.earlyTaps
  delete window.earlyTexts
  for (const [field, text] of earlyTexts) {
    const now = fieldAsNow(field)
    if (now) type(now, text)
    await Promise.resolve()
  }
  for (const tap of earlyTaps) {
    const now = await asNow(tap).catch(() => undefined)
    now?.removeAttribute('data-early')
    now?.click()
    await Promise.resolve()
  }
}

/** Dispatches a `pointermove` on the hovered element, as React does not replay moves made before the app had loaded. */
export function repeatEarlyMove(): void {
  const hovered = window.earlyMove ? [...document.querySelectorAll(':hover')].at(-1) : undefined
  hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
}
