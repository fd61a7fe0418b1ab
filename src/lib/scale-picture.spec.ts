import { beforeEach, expect, it, vi } from 'vitest'
import { scalePicture } from './scale-picture'

const BYTES = 1000
const FILE = new File(['?'], 'bag.jpg')
const drawn: [width: number, height: number][] = []
const close = vi.fn()

/** A browser whose JPEGs take a byte for each `pixels` pixels. */
function browser(width: number, height: number, pixels: number) {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close }))
  const canvas = { width: 0, height: 0, getContext: () => ({ fillRect() {}, drawImage() {} }), toDataURL }
  function toDataURL() {
    drawn.push([canvas.width, canvas.height])
    return 'x'.repeat((canvas.width * canvas.height * 4) / 3 / pixels)
  }
  vi.stubGlobal('document', { createElement: () => canvas })
}

beforeEach(() => {
  drawn.length = 0
  close.mockClear()
})

it.each([
  ['keeps the size of a small one', 400, 300, 1000, [[400, 300]]],
  [
    'scales the longer side down, until it is small enough',
    3000,
    4000,
    1100,
    [
      [1200, 1600],
      [900, 1200],
    ],
  ],
  ['draws a thin line', 1, 4000, 1000, [[1, 1600]]],
])('a picture: %s', async (_, width, height, pixels, sizes) => {
  browser(width, height, pixels)
  await scalePicture(FILE, BYTES)
  expect(drawn).toEqual(sizes)
  expect(close).toHaveBeenCalledTimes(1)
})

it('refuses a picture that stays too large, or a file too large to be read', async () => {
  browser(4000, 4000, 10)
  await expect(scalePicture(FILE, BYTES)).rejects.toMatchObject({ reason: 'too large' })
  expect(close).toHaveBeenCalledTimes(1)
  const huge = { size: 30_000_001 } as File
  await expect(scalePicture(huge, BYTES)).rejects.toMatchObject({ reason: 'too large' })
  expect(drawn).toHaveLength(3)
})

it('refuses what the browser cannot read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  await expect(scalePicture(FILE, BYTES)).rejects.toMatchObject({ reason: 'unreadable' })
})
