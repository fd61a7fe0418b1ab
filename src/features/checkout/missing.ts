/** Something that the order still needs: its sentence, and the id of the part of the page where it is given. */
export type Missing = { words: string; at: string }

/** Where the parts of the checkout are that an order can wait for. */
export const PLACES = { address: 'where-to', time: 'when-wanted', tip: 'tip', payment: 'payment', age: 'age' }

/** Brings a part of the page into view, and focuses what can be filled in or chosen there. */
export function goTo(id: string) {
  const part = document.getElementById(id)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const fields = [...(part?.querySelectorAll<HTMLElement>('input:not(:disabled), select, button') ?? [])]
  const isChosen = (field: HTMLElement) => field.matches(':checked')
  const empty = fields.find((field) => field.matches('input:not([type=radio], [type=checkbox]), select'))
  const field = empty ?? fields.find(isChosen) ?? fields[0]
  field?.focus({ preventScroll: true })
}
