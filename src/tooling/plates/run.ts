import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPlates, type Plate } from '../../sandbox/seed/plates.ts'
import { readDishes, type ListedDish } from '../../sandbox/seed/restaurant-folder.ts'
import { didYouMean } from '../files/schema-mistakes.ts'
import { choosePlate, garnishIn } from './choose'
import { drawFood, drawLayer } from './draw'
import { fit } from './fit'
import { isKind, KINDS } from './kinds/all'
import { layersOf } from './layers'

/** The width of a picture in px, and how well its colors and its edge are kept. */
const LARGE = { width: 480, quality: 55, alphaQuality: 70 }
const SMALL = { width: 320, quality: 44, alphaQuality: 40 }
/** Dots per inch: a drawing of 400 is rendered at 800 and made smaller. */
const DENSITY = 144

const IMAGE_KINDS = { PLATE: 'PLATE', BOWL: 'BOWL', NONE: 'CUT_OUT' } as const

const addressOf = (name: string) => `/pictures/${encodeURIComponent(name)}`
const nameOf = (address: string) => decodeURIComponent(address.replace('/pictures/', ''))

const render = (svg: string) => sharp(Buffer.from(svg), { density: DENSITY }).png({ compressionLevel: 0 }).toBuffer()

/** Draws a dish and returns what `plates.json` says of it. */
async function drawDish(dish: ListedDish, pictures: string) {
  const { kind: name, color, garnish, because } = choosePlate(dish)
  const kind = KINDS[name]
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
  const whole = await render(drawFood(drawing))
  const picture: Plate['picture'] = {
    imageUrl: await write('webp', whole),
    imageKind: IMAGE_KINDS[kind.on],
    imageSmallUrl: await write('small.webp', whole, SMALL),
  }
  const named = garnishIn(`${dish.name} ${dish.description ?? ''}`).filter((one) => garnish.includes(one))
  const found = kind.area[1] > 60 ? layersOf(dish.optionGroups, kind.shows, named) : []
  const options: Plate['options'] = []
  for (const { group, option, when, garnish: on } of found) {
    const url = await write(`${group}.${option}.webp`, await render(drawLayer(drawing, on)))
    options.push({ group, option, ...(when === 'TAKEN' ? { takenImageUrl: url } : { untakenImageUrl: url }) })
  }
  if (found.length > 0) {
    const base = await render(
      drawFood(
        drawing,
        found.flatMap((layer) => layer.garnish),
      ),
    )
    picture.imageBaseUrl = await write('base.webp', base)
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
  const plates: Record<string, Plate> = {}
  let total = 0
  for (const dish of dishes) {
    const { plate, bytes } = await drawDish(dish, pictures)
    plates[dish.id] = plate
    total += bytes
    const why = plate.because === null ? 'no word that is known: name a "plate" for it' : `"${plate.because}"`
    console.log(`${dish.name}: ${plate.kind} (${why})`)
  }
  writeFileSync(join(folder, 'plates.json'), `${JSON.stringify(plates, null, 2)}\n`)
  console.log(`${dishes.length} dishes, ${Math.round(total / 1000)} kB, in ${pictures}`)
}
