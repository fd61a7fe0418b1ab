import { vi } from 'vitest'
import { toasterMounted } from '../../src/lib/notify'

type Toast = Parameters<typeof toasterMounted>[0]

/** Stands for what shows toasts: what was told to it can be looked up. */
export const toast = {
  success: vi.fn<Toast['success']>(),
  error: vi.fn<Toast['error']>(),
  dismiss: vi.fn<Toast['dismiss']>(),
}
toasterMounted(toast as unknown as Toast)
