import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { get, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MenuList } from './types'

vi.mock('idb-keyval', () => ({ get: vi.fn<typeof get>(), set: vi.fn<typeof set>() }))
vi.stubGlobal('indexedDB', {})

let persistence: typeof import('./persisted')
let frameDone: () => void
// A page is taken over once.
beforeEach(async () => {
  vi.resetModules()
  vi.mocked(get).mockReset()
  ;({ frameDone } = await import('../lib/take-over'))
  persistence = await import('./persisted')
})

const HOUR = 3_600_000
const DRAWN_AT = Date.UTC(2026, 10, 20, 16)
const menuNamed = (id: string): MenuList => ({
  menus: [{ id, name: id, sections: [], availability: { available: true, text: null, availableFrom: null } }],
})

/** A visit to a page that holds a menu: what is shown, one frame after the other. */
function visit({ onDevice, fails = 0 }: { onDevice?: { at: number; data: MenuList }; fails?: number } = {}) {
  vi.mocked(get).mockResolvedValueOnce(onDevice)
  const client = new QueryClient()
  const queryKey = ['menus']
  client.setQueryData(queryKey, menuNamed('drawn'), { updatedAt: DRAWN_AT })
  client.getQueryCache().find({ queryKey })?.invalidate()
  persistence.cameWithPage('["menus"]')
  const queryFn = vi.fn(() => Promise.resolve(menuNamed('new')))
  for (let nth = 0; nth < fails; nth++) queryFn.mockRejectedValueOnce(new Error('The network has failed.'))
  const persister = persistence.persisted<MenuList, string[]>('GET /api/v1/restaurants/{restaurantId}/menus')
  const observer = new QueryObserver(client, { queryKey, queryFn, persister, retry: 1, retryDelay: 0 })
  const frames = ['drawn']
  observer.subscribe(({ data }) => {
    const name = data!.menus[0]!.id
    if (frames.at(-1) !== name) frames.push(name)
  })
  return { frames, queryFn }
}

it.each([0, 1])(
  'the menu of the page stays until React has taken it over, after %i failed reads, too',
  async (fails) => {
    const { frames, queryFn } = visit({ fails })
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(fails + 1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(frames).toEqual(['drawn'])
    expect(persistence.hasPageData({ queryHash: '["menus"]' })).toBe(true)
    frameDone()
    await vi.waitFor(() => expect(frames).toEqual(['drawn', 'new']))
    expect(persistence.hasPageData({ queryHash: '["menus"]' })).toBe(false)
    expect(queryFn).toHaveBeenCalledTimes(fails + 1)
  },
)

it.each([
  ['a newer one on the device takes its place', 1, ['drawn', 'kept', 'new']],
  ['an older one does not', -1, ['drawn', 'new']],
])('once React has taken over the menu of the page: %s, then the answer', async (_, hours, expected) => {
  const { frames, queryFn } = visit({ onDevice: { at: DRAWN_AT + hours * HOUR, data: menuNamed('kept') } })
  frameDone()
  await vi.waitFor(() => expect(frames).toEqual(expected))
  expect(queryFn).toHaveBeenCalledOnce()
})
