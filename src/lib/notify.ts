import type { toast as Toast } from 'sonner'

/** How long a toast stays, in ms (rule 9.2). */
export const SHORT = 3000
const DEFAULT = 4000

type Options = {
  duration?: number
  description?: string | undefined
  id?: string
  action?: { label: string; onClick: () => void } | undefined
}

type Show = (toast: typeof Toast) => void

let shown: typeof Toast | undefined
const waiting: Show[] = []
let heard = () => {}
function show(what: Show) {
  if (shown) return what(shown)
  waiting.push(what)
  return heard()
}

/** Calls `listener` when a toast is queued, or at once if one already is. Returns a function that unsubscribes. */
export function onToastWaiting(listener: () => void): () => void {
  heard = listener
  if (waiting.length > 0) listener()
  return () => {
    heard = () => {}
  }
}

/** The toaster has mounted: shows the queued toasts, and later ones directly. */
export function toasterMounted(toast: typeof Toast) {
  shown = toast
  for (const what of waiting.splice(0)) what(toast)
}

/** Shows toasts, queued until the toaster has mounted. A form's errors belong beside their fields instead. */
export const notify = {
  success: (message: string, { duration = DEFAULT, ...rest }: Options = {}) =>
    show((toast) => toast.success(message, { duration, ...rest })),
  error: (message: string, { duration = DEFAULT, ...rest }: Options = {}) =>
    show((toast) => toast.error(message, { duration, ...rest })),
  dismiss: (id: string) => show((toast) => toast.dismiss(id)),
}
