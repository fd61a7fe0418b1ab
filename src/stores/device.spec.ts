// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const ID = /^web_[a-z0-9]{13}$/
beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const device = async () => (await import('./device')).deviceId()

it('the device id is made once: web_ and 13 random characters, even if the storage is cleared meanwhile', async () => {
  const id = await device()
  expect(id).toMatch(ID)
  expect({ ...localStorage }).toEqual({ device_id: id })
  expect(await device()).toBe(id)
  vi.resetModules()
  expect(await device()).toBe(id)
  localStorage.clear()
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

it.each(['web_k3j9x0q2v8m', 'web_abcdefgh', `web_${'a1'.repeat(16)}`])(
  'the device id %s of an older storefront stays, and is not stored again',
  async (id) => {
    localStorage.setItem('device_id', id)
    const set = vi.spyOn(Storage.prototype, 'setItem')
    expect(await device()).toBe(id)
    expect(set).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  },
)

it.each([
  '',
  'web_abcdefg',
  `web_${'a'.repeat(33)}`,
  'my web_abcdefgh',
  'web_abcdefgh!',
  'web_ABCDEFGH',
  'app_abcdefgh',
  'web_abcdefgh\nb',
  'web_ключключ',
])('F38 a stored %j is replaced', async (text) => {
  localStorage.setItem('device_id', text)
  const id = await device()
  expect(id).toMatch(ID)
  expect(localStorage.getItem('device_id')).toBe(id)
})

it('no character is likelier than another: bytes beyond a multiple of the alphabet are skipped', async () => {
  const random = vi.spyOn(crypto, 'getRandomValues')
  random.mockImplementationOnce((bytes) => {
    ;(bytes as Uint8Array).fill(255).set([252, 253, 254, 255, 251, 0, 35, 36])
    return bytes
  })
  expect((await device()).slice(0, 8)).toBe('web_9a9a')
  vi.restoreAllMocks()
})
