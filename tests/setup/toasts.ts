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
