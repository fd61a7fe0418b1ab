import { toast } from 'sonner'

/** How long a toast stays, in ms (spec 9). */
export const SHORT = 3000
const DEFAULT = 4000

type Options = { duration?: number; description?: string | undefined; id?: string }

/** Toasts for what was done without waiting for it. A form's errors stand beside their fields instead. */
export const notify = {
  success: (message: string, { duration = DEFAULT, ...rest }: Options = {}) =>
    toast.success(message, { duration, ...rest }),
  error: (message: string, { duration = DEFAULT, ...rest }: Options = {}) =>
    toast.error(message, { duration, ...rest }),
}
