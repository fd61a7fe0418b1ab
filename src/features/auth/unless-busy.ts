import type { SyntheticEvent } from 'react'

/** A form's submit that is dropped while one is under way, so that the end of the dropped one does not free the form. */
export const unlessBusy = (busy: boolean, submit: () => Promise<void>) => (event?: SyntheticEvent) => {
  event?.preventDefault()
  if (!busy) void submit()
}
