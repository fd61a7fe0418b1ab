import { expect, it } from 'vitest'
import { fit } from './fit'
import { KINDS, type KindName } from './kinds/all'

const grown = async (kind: KindName) => {
  const { color, garnish } = KINDS[kind]
  return (await fit({ seed: 'House special', kind: KINDS[kind], color, garnish: garnish?.usual ?? [] })).grown
}

it('a small heap on a plate is drawn larger, to the same size each time', async () => {
  const first = await grown('meatballs')
  expect(first).toBeGreaterThan(1.1)
  expect(await grown('meatballs')).toBe(first)
})

it('what fills its plate, a bowl or a board stays as it is', async () => {
  expect(await grown('pizza')).toBe(1)
  expect(await grown('curry')).toBeUndefined()
  expect(await grown('burger')).toBeUndefined()
})
