import { beforeEach, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./places')
}
beforeEach(() => sessionStorage.clear())

it('places are kept over a reload', async () => {
  const { places, placesKept } = await fresh()
  places.set('entry', 1234)
  placesKept()
  expect([...(await fresh()).places]).toEqual([['entry', 1234]])
})

it.each(['{', 'null', '7', '[]', '{"entry":"1"}', '{"entry":null,"__proto__":{"polluted":1}}'])(
  'F38 %s is as good as nothing',
  async (text) => {
    sessionStorage.setItem('scroll', text)
    expect([...(await fresh()).places]).toEqual([])
    expect({}).not.toHaveProperty('polluted')
  },
)
