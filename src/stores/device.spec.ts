// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'

const ID = /^web_[a-z0-9]{13}$/
beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const device = async () => (await import('./device')).deviceId()

it('the device id is made once: web_ and 13 random characters', async () => {
  const id = await device()
  expect(id).toMatch(ID)
  expect({ ...localStorage }).toEqual({ device_id: id })
  expect(await device()).toBe(id)
  vi.resetModules()
  expect(await device()).toBe(id)
})

it('the device id is different on another device, and uses the whole alphabet', async () => {
  const ids = new Set<string>()
  for (let count = 0; count < 100; count++) {
    localStorage.clear()
    vi.resetModules()
    ids.add(await device())
  }
  expect(ids.size).toBe(100)
  expect(new Set([...ids].join('').replaceAll('web_', '')).size).toBe(36)
})

it('the device id of an older storefront stays', async () => {
  localStorage.setItem('device_id', 'web_k3j9x0q2v8m')
  expect(await device()).toBe('web_k3j9x0q2v8m')
})

it('a device id that is not valid in a header is replaced', async () => {
  const stored = fc.string({ unit: 'binary' }).map((text) => `web_${text}`)
  const property = fc.asyncProperty(stored, async (text) => {
    vi.resetModules()
    localStorage.setItem('device_id', text)
    const id = await device()
    expect(new Headers({ device_id: id }).get('device_id')).toBe(id)
  })
  await fc.assert(property, { numRuns: 50, examples: [['web_a\nb'], ['web_ключ'], ['web_'], ['nothing']] })
})

it('F37 the device id is the same as long as the page lives when nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError')
  })
  const id = await device()
  expect(id).toMatch(ID)
  expect(await device()).toBe(id)
  vi.restoreAllMocks()
})
