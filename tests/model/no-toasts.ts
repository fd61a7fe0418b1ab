import { vi } from 'vitest'

export const SHORT = 3000
export const notify = { success: vi.fn(), error: vi.fn(), dismiss: vi.fn() }
