import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { looks } from '../../theme/looks'
import type { DrawnPage } from './prerender'
import { dishPreviews, previewFile } from './previews'

/** The page of a dish with this picture, as far as previews read it. */
const pageOf = (imageUrl: string | null, imageKind = 'PHOTO') =>
  ({ drawn: { item: { imageUrl, imageKind } } }) as unknown as DrawnPage
const HOME = { drawn: null } as unknown as DrawnPage

const picture = (alpha: number) =>
  sharp({ create: { width: 90, height: 60, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })
    .webp({ lossless: true })
    .toBuffer()

const draw = (page: DrawnPage, read: () => Promise<Buffer | null>) =>
  dishPreviews([page, HOME], looks.classic, read).then((files) => [...files.entries()])

/** The color at a place, rounded: JPEG is not exact. */
async function colorAt(jpeg: Buffer, left: number, top: number) {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => Math.round(value / 16) * 16)
}

it.each(['PHOTO', 'PLATE', 'BOWL', 'CUT_OUT', 'ILLUSTRATION'])('a %s has a preview of 1200 by 630', async (kind) => {
  const [[file, jpeg]] = (await draw(pageOf('/pictures/soup.webp', kind), () => picture(1))) as [[string, Buffer]]
  expect(file).toMatch(/^previews\/soup-[\da-f]{8}\.jpg$/)
  const { width, height, format } = await sharp(jpeg).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(await colorAt(jpeg, 600, 315)).toEqual([208, 32, 32])
})

it('a photograph fills its preview, and a plate stands on a ground of the look', async () => {
  const jpegOf = async (kind: string, alpha: number) =>
    (await draw(pageOf('/pictures/soup.webp', kind), () => picture(alpha)))[0]![1]
  expect(await colorAt(await jpegOf('PHOTO', 1), 10, 315)).toEqual([208, 32, 32])
  const plate = await jpegOf('PLATE', 0)
  expect(await colorAt(plate, 10, 315)).not.toEqual(await colorAt(plate, 600, 60))
})

it('a dish without a picture, and a page of no dish, have none', async () => {
  expect(previewFile(HOME)).toBeNull()
  const read = vi.fn(() => picture(1))
  expect(await draw(pageOf(null), read)).toEqual([])
  expect(read).not.toHaveBeenCalled()
})

it.each([
  ['cannot be read', () => Promise.reject(new Error('offline'))],
  ['is not there', () => Promise.resolve(null)],
  ['is no picture', () => Promise.resolve(Buffer.from('<html>'))],
])('a picture that %s has no preview, and does not stop the build', async (_, read) =>
  expect(await draw(pageOf('/pictures/soup.webp'), read)).toEqual([]),
)

it('the file of an address is named by its last part, and is another for another folder', () => {
  const names = ['https://cdn.example/a/..%2f../soup of day.webp', '/b/soup of day.webp'].map((url) =>
    previewFile(pageOf(url)),
  )
  for (const name of names) expect(name).toMatch(/^previews\/soup-of-day-[\da-f]{8}\.jpg$/)
  expect(new Set(names).size).toBe(2)
})
