import { takenOver } from '../lib/take-over.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    /** What was pressed before the app was there, in order. Gone once it is. */
    earlyTaps?: HTMLElement[]
    /** What was typed before the app was there, by its field. */
    earlyTexts?: Map<TextField, string>
    /** The pointer was moved before the app was there. */
    earlyMove?: true
    /** Ends the keeping of both. */
    endEarlyTaps?: () => void
  }
}

/**
 * Stands in a drawn page and runs before anything else: a button or a choice that is pressed before the app is there is
 * marked, and pressed again when it is; what is typed is kept, as React begins with its own. Links work by themselves,
 * except those with `data-waits`, which are drawn without the query of the page. A form is not sent by the browser, which
 * would write it into the address.
 */
export const KEEP_EARLY_TAPS = `(function(w,d){
  var taps=w.earlyTaps=[],texts=w.earlyTexts=new Map()
  var on={
    click:function(e){
      var b=e.target.closest&&e.target.closest('button,label,[type=radio],[type=checkbox],[data-waits]')
      if(!b||b.disabled)return
      e.preventDefault()
      taps.push(b)
      b.setAttribute('data-early','')
    },
    input:function(e){texts.set(e.target,e.target.value)},
    submit:function(e){e.preventDefault()}
  }
  for(var name in on)d.addEventListener(name,on[name],true)
  d.addEventListener('pointermove',function(){w.earlyMove=true},{once:true})
  w.endEarlyTaps=function(){for(var name in on)d.removeEventListener(name,on[name],true)}
})(window,document)`

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

/** The element itself, or the button of its name where the page was drawn again. A choice has no name of its own. */
const asNow = (pressed: HTMLElement) =>
  pressed.isConnected || pressed.tagName !== 'BUTTON'
    ? pressed
    : [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(pressed))

/** The field itself, or the one of its name where the page was drawn again. */
const fieldAsNow = (field: TextField) =>
  field.isConnected ? field : (document.getElementsByName(field.name)[0] as TextField | undefined)

/** Types into a field as a customer does: React hears of it when the value was another one before. */
function type(field: TextField, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const FIELDS = 'main :is(label, input, textarea)'

/**
 * Types and presses what was typed and pressed before the app was there, each once the one before is drawn. What React
 * takes over as typed or chosen is no change to it: where there are fields, all is kept until it has.
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
    const now = asNow(tap)
    now?.removeAttribute('data-early')
    now?.click()
    await Promise.resolve()
  }
}

/** Repeats the last move of the pointer for the element it rests on, as React does not repeat moves made before the app. */
export function repeatEarlyMove(): void {
  const hovered = window.earlyMove ? [...document.querySelectorAll(':hover')].at(-1) : undefined
  hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
}
