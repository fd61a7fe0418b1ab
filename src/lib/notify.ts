import { toast } from 'sonner'

/** How long a toast stays, in ms (spec 9). */
export const SHORT = 3000
const DEFAULT = 4000

type Options = {
  duration?: number
  description?: string | undefined
  id?: string
  action?: { label: string; onClick: () => void } | undefined
}

/** Where toasts stand on a narrow screen, in px from the top: a tap in there sends the next one to the bottom. */
const PHONE = 600
const UNDER_A_TOAST = 140

let lastTap = Infinity
globalThis.addEventListener?.('pointerdown', ({ clientY }) => (lastTap = clientY), { capture: true, passive: true })

const position = () =>
  globalThis.innerWidth < PHONE && lastTap < UNDER_A_TOAST ? ({ position: 'bottom-right' } as const) : {}

/** Toasts for what was done without waiting for it. A form's errors stand beside their fields instead. */
export const notify = {
  success: (message: string, { duration = DEFAULT, ...rest }: Options = {}) =>
    toast.success(message, { duration, ...position(), ...rest }),
  error: (message: string, { duration = DEFAULT, ...rest }: Options = {}) =>
    toast.error(message, { duration, ...position(), ...rest }),
  dismiss: (id: string) => void toast.dismiss(id),
}
