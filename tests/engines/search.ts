const SELECTORS = {
  page: 'body',
  link: 'a[href]',
  button: 'button',
  radio: 'input[type=radio]',
  field: 'input, textarea',
  line: 'li',
  heading: 'h1',
  summary: 'aside',
  step: '[aria-current=step]',
}
export type Role = keyof typeof SELECTORS
/** A role, and the name that a customer reads or hears. */
export type Wanted = [role: Role, name: string | RegExp]
type Spot = { x: number; y: number }
export type Found = { at?: Spot; why?: string; text: string; hasFocus: boolean }

/** Runs in the page, so it uses nothing from outside. */
function search(selector: string, name: string, isPattern: boolean, toPress: boolean): Found | null {
  const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labelOf = (element: Element) => (element instanceof HTMLInputElement ? element.labels?.[0] : undefined)
  const namedBy = (element: Element) =>
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const nameOf = (element: Element) =>
    inOneLine(
      element.getAttribute('aria-label') ?? namedBy(element) ?? labelOf(element)?.textContent ?? element.textContent,
    )
  const isNamed = (element: Element) => (isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element) === name)

  /** Where to press it. What is covered, as by the bar, comes to the middle for the next search. */
  function spotIn(element: Element): Pick<Found, 'at' | 'why'> {
    const target = (element.matches('[type=radio]') && labelOf(element)) || element
    const box = target.getClientRects()[0]
    if (!box || box.width === 0) return { why: 'is not shown' }
    if (element.matches(':disabled')) return { why: 'is disabled' }
    if (document.documentElement.matches(':active-view-transition')) return { why: 'is on a page that changes' }
    const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    const hit = document.elementFromPoint(at.x, at.y)
    if (target.contains(hit)) return { at }
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    return { why: `is covered by ${hit?.outerHTML.slice(0, 120)}` }
  }

  const named = [...document.querySelectorAll<HTMLElement>(selector)].filter(isNamed)
  /** The menu behind other pages has lines of the cart as well. */
  const shown = named.filter((element) => element.checkVisibility())
  const all = (shown.length > 0 ? shown : named).map((element) => ({
    ...(toPress && spotIn(element)),
    text: element.innerText,
    hasFocus: document.activeElement === element,
  }))
  return all.find(({ at }) => at) ?? all[0] ?? null
}

/** The expression that looks for what is wanted, in the page. What is to be pressed is brought to where it can be. */
export function searchFor([role, name]: Wanted, toPress: boolean): string {
  const isPattern = name instanceof RegExp
  const values = [SELECTORS[role], isPattern ? name.source : name, isPattern, toPress]
  const found = `(${String(search)})(...${JSON.stringify(values)})`
  return toPress
    ? `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(${found}))))`
    : found
}
