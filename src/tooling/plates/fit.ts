import sharp from 'sharp'
import { drawFood, type Drawing } from './draw'
import { SIZE } from './shapes'

/** How far from the middle nine tenths of the food reach on a full plate, and the furthest of it on its rim. */
const FULL = 131
const RIM = 152
/** A heap that was meant small, as a slice of cake, stays one. */
const MOST = 1.3
/** The drawing is measured at half its size. */
const DENSITY = 36

/** Grows food on a plate until it fills four fifths of it. What fills a bowl, or brings what it stands on, fits already. */
export async function fit(drawing: Drawing): Promise<Drawing> {
  if (drawing.kind.on) return drawing
  const rendered = sharp(Buffer.from(drawFood(drawing)), { density: DENSITY })
  const { data, info } = await rendered.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const one = SIZE / info.width
  const reach = Array.from(data)
    .flatMap((alpha, at) =>
      alpha > 200 ? Math.hypot((at % info.width) - info.width / 2, Math.floor(at / info.width) - info.height / 2) : [],
    )
    .toSorted((a, b) => a - b)
  const within = (share: number) => (reach[Math.floor(reach.length * share)] ?? 1) * one
  const grown = Math.min(MOST, FULL / within(0.9), RIM / within(0.98))
  return { ...drawing, grown: Math.max(1, grown) }
}
