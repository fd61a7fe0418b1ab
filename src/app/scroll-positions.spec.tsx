import { beforeEach, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./scroll-positions')
}
beforeEach(() => sessionStorage.clear())

it('scroll positions survive a reload', async () => {
  const { scrollPositions, saveScrollPositions } = await fresh()
  scrollPositions.set('entry', 1234)
  saveScrollPositions()
  expect([...(await fresh()).scrollPositions]).toEqual([['entry', 1234]])
})

it.each(['{', 'null', '7', '[]', '{"entry":"1"}', '{"entry":null,"__proto__":{"polluted":1}}'])(
  'F38 stored scroll positions: %s counts as nothing',
  async (text) => {
    sessionStorage.setItem('scroll', text)
    expect([...(await fresh()).scrollPositions]).toEqual([])
    expect({}).not.toHaveProperty('polluted')
  },
)
