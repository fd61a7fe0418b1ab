import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPlates, type Plate } from '../../sandbox/seed/plates.ts'
import { readDishes, type ListedDish } from '../../sandbox/seed/restaurant-folder.ts'
import { didYouMean } from '../files/schema-mistakes.ts'
import { onOwnCanvases } from './canvases'
import { choosePlate, garnishIn, type Chosen } from './choose'
import { drawFood, drawLayer } from './draw'
import { fit } from './fit'
import { isKind, KINDS } from './kinds/all'
import { layersOf } from './layers'

/** The width of a picture in px, and how well its colors and its edge are kept. */
const LARGE = { width: 480, quality: 55, alphaQuality: 70 }
const SMALL = { width: 320, quality: 44, alphaQuality: 40 }
/** A drawing of 400 is rendered at 800 and made smaller. */
const DOTS = 2
/** As many dishes at once as sharp has threads: it renders and encodes each picture on one. */
const AT_ONCE = 4

const IMAGE_KINDS = { PLATE: 'PLATE', BOWL: 'BOWL', BOARD: 'CUT_OUT', NONE: 'CUT_OUT' } as const

const addressOf = (name: string) => `/pictures/${encodeURIComponent(name)}`
const nameOf = (address: string) => decodeURIComponent(address.replace('/pictures/', ''))

const render = (svg: string) =>
  sharp(Buffer.from(onOwnCanvases(svg, DOTS)))
    .png({ compressionLevel: 0 })
    .toBuffer()

/** Draws a dish and returns what `plates.json` says of it. */
async function drawDish(dish: ListedDish, { kind: name, color, garnish, because }: Chosen, pictures: string) {
  const kind = KINDS[name]
  const bed = kind.garnish
  const drawing = await fit({ seed: dish.name, kind, color, garnish })
  let bytes = 0
  const write = async (ending: string, rendered: Buffer, { width, ...kept } = LARGE) => {
    const file = await sharp(rendered)
      .resize(width)
      .webp({ ...kept, effort: 6 })
      .toBuffer()
    writeFileSync(join(pictures, `${dish.id}.${ending}`), file)
    bytes += file.length
    return addressOf(`${dish.id}.${ending}`)
  }
  const food = drawFood(drawing)
  const whole = await render(food)
  const picture: Plate['picture'] = {
    imageUrl: await write('webp', whole),
    imageKind: IMAGE_KINDS[kind.on ?? 'PLATE'],
    imageSmallUrl: await write('small.webp', whole, SMALL),
  }
  const named = garnishIn(`${dish.name} ${dish.description ?? ''}`).filter((one) => garnish.includes(one))
  const found = bed && bed.area[1] > 60 ? layersOf(dish.optionGroups, bed.shown, named) : []
  const options: Plate['options'] = []
  for (const { group, option, when, garnish: on } of found) {
    const url = await write(`${group}.${option}.webp`, await render(drawLayer(drawing, on)))
    options.push({ group, option, ...(when === 'TAKEN' ? { takenImageUrl: url } : { untakenImageUrl: url }) })
  }
  if (found.length > 0) {
    const base = drawFood(
      drawing,
      found.flatMap((layer) => layer.garnish),
    )
    picture.imageBaseUrl = await write('base.webp', base === food ? whole : await render(base))
  }
  return { plate: { picture, options, kind: name, because }, bytes }
}

const checked = ({ name, plate }: ListedDish) => {
  if (plate === undefined || isKind(plate)) return
  const kinds = Object.keys(KINDS)
  throw new Error(`${name}: there is no plate "${plate}".${didYouMean(plate, kinds)} There are: ${kinds.join(', ')}.`)
}

/** Every file that an earlier run has written. */
const filesOf = ({ picture, options }: Plate) =>
  [
    ...[picture.imageUrl, picture.imageSmallUrl, picture.imageBaseUrl],
    ...options.flatMap(({ takenImageUrl, untakenImageUrl }) => [takenImageUrl, untakenImageUrl]),
  ].flatMap((address) => (address ? [nameOf(address)] : []))

/**
 * Draws each dish of a restaurant's folder that has no picture of its own, and what its options put on it, into
 * `pictures`, and writes to `plates.json` what it took each dish for. The field `plate` of a dish names another kind.
 * @throws Error when a dish names a kind that there is not
 */
export async function drawPlates(folder: string): Promise<void> {
  const dishes = readDishes(folder)
  dishes.forEach(checked)
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  for (const name of Object.values(readPlates(folder)).flatMap(filesOf)) rmSync(join(pictures, name), { force: true })
  const chosen = dishes.map((dish) => choosePlate(dish))
  for (const [index, { kind, because }] of chosen.entries()) {
    const why = because === null ? 'no word that is known: name a "plate" for it' : `"${because}"`
    console.log(`${dishes[index]!.name}: ${kind} (${why})`)
  }
  const drawn: Awaited<ReturnType<typeof drawDish>>[] = []
  const waiting = dishes.entries()
  const drawWaiting = async () => {
    for (const [index, dish] of waiting) drawn[index] = await drawDish(dish, chosen[index]!, pictures)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawWaiting))
  const plates: Record<string, Plate> = {}
  let total = 0
  for (const [index, dish] of dishes.entries()) {
    const { plate, bytes } = drawn[index]!
    plates[dish.id] = plate
    total += bytes
  }
  writeFileSync(join(folder, 'plates.json'), `${JSON.stringify(plates, null, 2)}\n`)
  console.log(`${dishes.length} dishes, ${Math.round(total / 1000)} kB, in ${pictures}`)
}
