import { vi } from 'vitest'
import { toasterMounted } from '../../src/lib/notify'

type Toast = Parameters<typeof toasterMounted>[0]

/** Replaces the toast library and records its calls. */
export const toast = {
  success: vi.fn<Toast['success']>(),
  error: vi.fn<Toast['error']>(),
  dismiss: vi.fn<Toast['dismiss']>(),
}
toasterMounted(toast as unknown as Toast)

/** The texts of all toasts of the test. */
export const told = () => ({
  success: toast.success.mock.calls.map(([text]) => text),
  error: toast.error.mock.calls.map(([text]) => text),
})
/** Only these successes were told, or only these failures. */
export const wentWell = (...success: string[]) => ({ success, error: [] as string[] })
export const wentWrong = (...error: string[]) => ({ success: [] as string[], error })
