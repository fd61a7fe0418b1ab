/** The longest sides to try, in pixels, until the picture is small enough. */
const SIDES = [1600, 1200, 800]
const QUALITY = 0.8
/** Of base64. */
const BYTES_PER_CHARACTER = 0.75
const MAX_FILE = 30_000_000

/** Why a file cannot be used as a picture. */
export class PictureError extends Error {
  constructor(readonly reason: 'unreadable' | 'too large') {
    super(reason)
  }
}

function drawn(picture: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('unreadable')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/**
 * Scales a picture down and returns it as a JPEG data URL. What a camera stores beside it, such as the place, is lost.
 * @param maxBytes of the JPEG
 * @throws PictureError when the browser cannot read it, or it cannot be made small enough
 */
export async function scalePicture(file: File, maxBytes: number): Promise<string> {
  if (file.size > MAX_FILE) throw new PictureError('too large')
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureError('unreadable')
  })
  try {
    const isSmall = (url: string) => url.length * BYTES_PER_CHARACTER <= maxBytes
    let url = ''
    for (const side of SIDES) if (url === '' || !isSmall(url)) url = drawn(picture, side)
    if (!isSmall(url)) throw new PictureError('too large')
    return url
  } finally {
    picture.close()
  }
}
