declare global {
  interface Window {
    /** Buttons that were pressed before the app was there, in order. Gone once it is. */
    earlyTaps?: HTMLElement[]
    /** The pointer was moved before the app was there. */
    earlyMove?: true
    /** Ends the keeping of taps. */
    endEarlyTaps?: () => void
  }
}

/**
 * Stands in a drawn page and runs before anything else: a button that is pressed before the app is there is marked, and
 * pressed again when it is. Links work by themselves; a form is not sent by the browser, which would write it into the
 * address.
 */
export const KEEP_EARLY_TAPS = `(function(w,d){
  var taps=w.earlyTaps=[]
  function press(e){
    var b=e.target.closest&&e.target.closest('button')
    if(!b)return
    e.preventDefault()
    taps.push(b)
    b.setAttribute('data-early','')
  }
  function stop(e){e.preventDefault()}
  d.addEventListener('click',press,true)
  d.addEventListener('submit',stop,true)
  d.addEventListener('pointermove',function(){w.earlyMove=true},{once:true})
  w.endEarlyTaps=function(){d.removeEventListener('click',press,true);d.removeEventListener('submit',stop,true)}
})(window,document)`

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

/** The button itself, or the one of its name where the page was drawn again. */
const asNow = (button: HTMLElement) =>
  button.isConnected
    ? button
    : [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))

/** Presses the buttons that were pressed before the app was there. */
export function repeatEarlyTaps(): void {
  window.endEarlyTaps?.()
  const taps = window.earlyTaps ?? []
  delete window.earlyTaps
  for (const tap of taps) {
    const button = asNow(tap)
    button?.removeAttribute('data-early')
    button?.click()
  }
}

/** Repeats the last move of the pointer for the element it rests on, as React does not repeat moves made before the app. */
export function repeatEarlyMove(): void {
  const hovered = window.earlyMove ? [...document.querySelectorAll(':hover')].at(-1) : undefined
  hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
}
