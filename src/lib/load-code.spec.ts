import { expect, it } from 'vitest'
import { loadCode } from './load-code'

const failing = (message: string) => () => Promise.reject<{ soup: string }>(new TypeError(message))

it('code that loads is imported once', async () => {
  let imports = 0
  await expect(loadCode(() => Promise.resolve(++imports))).resolves.toBe(1)
  expect(imports).toBe(1)
})

it('an address that a browser names is imported again', async () => {
  const named = failing('Failed to fetch dynamically imported module: https://shop.test/assets/a-1.js')
  await expect(loadCode(named)).rejects.toThrow("Received protocol 'https:'")
})

it.each(['Importing a module script failed.', 'Unable to preload CSS for /assets/a.css'])(
  'the failure %j, which names no code, is passed on',
  async (message) => {
    await expect(loadCode(failing(message))).rejects.toThrow(message)
  },
)
