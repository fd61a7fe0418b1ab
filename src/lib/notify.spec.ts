import { expect, it, vi } from 'vitest'
import { notify, toasterMounted } from './notify'

type Toast = Parameters<typeof toasterMounted>[0]
const toast = { success: vi.fn<Toast['success']>(), error: vi.fn<Toast['error']>() }
toasterMounted(toast as unknown as Toast)

it.each(['success', 'error'] as const)(
  'a toast of %s stays 4 s, or as long as requested, and shows all of it',
  (kind) => {
    const shown = () => vi.mocked(toast[kind]).mock.lastCall
    notify[kind]('Done')
    expect(shown()).toEqual(['Done', { duration: 4000 }])
    notify[kind]('Done', { duration: 3000, description: 'All of it', id: 'one' })
    expect(shown()).toEqual(['Done', { duration: 3000, description: 'All of it', id: 'one' }])
  },
)
