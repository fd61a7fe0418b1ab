import type { SubmitEvent } from 'react'

/** Whether every text in a form keeps to its limit. Else the first that does not gets the focus; it says why. */
export function allFit(form: Element): boolean {
  const field = form.querySelector<HTMLElement>('[data-too-long]')
  field?.focus()
  return field === null
}

/** A form's submit that is refused until every field in it keeps to its limit. */
export const ifFits =
  (submit: (event: SubmitEvent<HTMLFormElement>) => unknown) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    if (allFit(event.currentTarget)) submit(event)
    else event.preventDefault()
  }
