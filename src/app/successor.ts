const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

const linkIn = (place: Element) => place.querySelector('a[href]')?.getAttribute('href')
const buttonsIn = (place: Element): Element[] => [...place.querySelectorAll('button')]

/** The button at the same place: in the only part of the page with the same class and the same first link. */
function atSamePlace(button: Element): Element | undefined {
  for (let place = button.parentElement; place; place = place.parentElement) {
    const { tagName, className } = place
    const link = linkIn(place)
    const [same, another] = [...document.getElementsByTagName(tagName)].filter(
      (other) => other.className === className && linkIn(other) === link,
    )
    if (!same || another) continue
    const [before, now] = [buttonsIn(place), buttonsIn(same)]
    return before.length === now.length ? now[before.indexOf(button)] : undefined
  }
  return undefined
}

const isInput = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement

/** The choice with the same name and value. */
function sameChoice(element: Element): Element | undefined {
  const input = isInput(element) ? element : element.querySelector('input')
  const [name, value] = [input?.name, input?.getAttribute('value')]
  if (!name || value === null) return undefined
  return [...document.getElementsByName(name)].find((other) => other.getAttribute('value') === value)
}

const sameLink = (link: Element): Element | undefined =>
  [...document.querySelectorAll('a')].find((other) => other.getAttribute('href') === link.getAttribute('href'))

/**
 * What stands for a link, a button or a choice in a page that was drawn again. A translator may have changed names: a
 * button is then found by its place. Undefined when that is not certain.
 */
export function successorOf(pressed: Element): HTMLElement | undefined {
  if (pressed.tagName === 'A') return sameLink(pressed) as HTMLElement | undefined
  if (pressed.tagName !== 'BUTTON') return sameChoice(pressed) as HTMLElement | undefined
  const sameName = [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(pressed))
  return sameName ?? (atSamePlace(pressed) as HTMLElement | undefined)
}
