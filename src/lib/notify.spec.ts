import { describe, expect, it, vi } from 'vitest'
import { notify, toasterMounted } from './notify'

type Toast = Parameters<typeof toasterMounted>[0]
const toast = { success: vi.fn<Toast['success']>(), error: vi.fn<Toast['error']>() }
toasterMounted(toast as unknown as Toast)

describe.each(['success', 'error'] as const)('a toast of %s', (kind) => {
  const shown = () => vi.mocked(toast[kind]).mock.lastCall

  it('stays 4 s when nothing else is asked for', () => {
    notify[kind]('Done')
    expect(shown()).toEqual(['Done', { duration: 4000 }])
  })

  it('stays as long and shows as much as requested', () => {
    notify[kind]('Done', { duration: 3000, description: 'All of it', id: 'one' })
    expect(shown()).toEqual(['Done', { duration: 3000, description: 'All of it', id: 'one' }])
  })
})
