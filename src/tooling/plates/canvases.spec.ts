import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onOwnCanvases } from './canvases'
import { drawFood } from './draw'
import { KINDS, type KindName } from './kinds/all'

/** Turned and scaled pieces, arcs, strokes and opacity, on a plate and in a bowl. */
const TRIED: KindName[] = ['sandwich', 'rice-pudding', 'bottle']

it.each(TRIED)('%s on many canvases is the same picture, pixel for pixel', async (name) => {
  const kind = KINDS[name]
  const svg = drawFood({ seed: name, kind, color: kind.color, garnish: kind.garnish?.usual ?? [] })
  const whole = await sharp(Buffer.from(svg), { density: 36 }).raw().toBuffer()
  const cut = onOwnCanvases(svg, 0.5)
  expect(cut).toContain('<image ')
  expect(whole.equals(await sharp(Buffer.from(cut)).raw().toBuffer())).toBe(true)
})
