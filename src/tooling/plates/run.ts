import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readDishes, type ListedDish } from '../../sandbox/seed/restaurant-folder.ts'
import { readPlates } from '../../sandbox/seed/plates.ts'
import { didYouMean } from '../files/schema-mistakes.ts'
import { choosePlate } from './choose'
import { drawFood } from './draw'
import { isKind, KINDS } from './kinds/all'

const LARGE = 480
const SMALL = 240
/** Dots per inch: a drawing of 400 is rendered at 800 and made smaller. */
const DENSITY = 144

const IMAGE_KINDS = { PLATE: 'PLATE', BOWL: 'BOWL', NONE: 'CUT_OUT' } as const

async function draw(dish: ListedDish, pictures: string) {
  const { kind, color, garnish, because } = choosePlate(dish)
  const svg = drawFood({ seed: dish.name, kind: KINDS[kind], color, garnish })
  const rendered = await sharp(Buffer.from(svg), { density: DENSITY }).png({ compressionLevel: 0 }).toBuffer()
  const write = async (name: string, width: number, quality: number) => {
    const file = await sharp(rendered).resize(width).webp({ quality, alphaQuality: 70, effort: 6 }).toBuffer()
    writeFileSync(join(pictures, name), file)
    return file.length
  }
  const [large, small] = [`${dish.id}.webp`, `${dish.id}.small.webp`]
  const bytes = (await write(large, LARGE, 56)) + (await write(small, SMALL, 52))
  const address = (name: string) => `/pictures/${encodeURIComponent(name)}`
  const picture = { imageUrl: address(large), imageKind: IMAGE_KINDS[KINDS[kind].on], imageSmallUrl: address(small) }
  return { drawn: { picture, kind, because }, bytes }
}

const checked = ({ name, plate }: ListedDish) => {
  if (plate === undefined || isKind(plate)) return
  const kinds = Object.keys(KINDS)
  throw new Error(`${name}: there is no plate "${plate}".${didYouMean(plate, kinds)} There are: ${kinds.join(', ')}.`)
}

/**
 * Draws each dish of a restaurant's folder that has no picture of its own, into `pictures`, and writes to `plates.json`
 * what it took each dish for. The field `plate` of a dish names another kind.
 * @throws Error when a dish names a kind that there is not
 */
export async function drawPlates(folder: string): Promise<void> {
  const dishes = readDishes(folder)
  dishes.forEach(checked)
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  for (const id of Object.keys(readPlates(folder)))
    for (const name of [`${id}.webp`, `${id}.small.webp`]) rmSync(join(pictures, name), { force: true })
  const plates: Record<string, unknown> = {}
  let total = 0
  for (const dish of dishes) {
    const { drawn, bytes } = await draw(dish, pictures)
    plates[dish.id] = drawn
    total += bytes
    const why = drawn.because === null ? 'no word that is known: name a "plate" for it' : `"${drawn.because}"`
    console.log(`${dish.name}: ${drawn.kind} (${why})`)
  }
  writeFileSync(join(folder, 'plates.json'), `${JSON.stringify(plates, null, 2)}\n`)
  console.log(`${dishes.length} dishes, ${Math.round(total / 1000)} kB, in ${pictures}`)
}
