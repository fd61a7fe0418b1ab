import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawFood } from './draw'
import { KINDS, type KindName } from './kinds/all'

const drawn = (kind: KindName, seed: string) =>
  drawFood({ seed, kind: KINDS[kind], color: KINDS[kind].color, garnish: KINDS[kind].garnish?.usual ?? [] })

it.each(Object.keys(KINDS) as KindName[])('%s is the same drawing each time, and well formed', async (kind) => {
  const svg = drawn(kind, 'House special')
  expect(drawn(kind, 'House special')).toBe(svg)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 400, height: 400 })
  expect(svg).not.toMatch(/NaN|undefined/)
  for (const [, filter] of svg.matchAll(/filter="url\(#(\w+)\)"/g)) expect(svg).toContain(`<filter id="${filter!}"`)
})

it('two dishes of a kind differ', () => expect(drawn('curry', 'Row curry')).not.toBe(drawn('curry', 'Green curry')))
