import type { SyntheticEvent } from 'react'

/** Drops a form's submit while another is in progress, so that the end of the dropped one does not unlock the form. */
export const unlessBusy = (busy: boolean, submit: () => Promise<void>) => (event?: SyntheticEvent) => {
  event?.preventDefault()
  if (!busy) void submit()
}

/** A form `method` that the browser never submits. Without JavaScript, the default would put the input in the URL. */
export const NOT_BY_BROWSER = 'dialog'
