import sharp from 'sharp'
import { until } from './engine'
import type { Visit } from './visit'

type Part = { left: number; top: number; width: number; height: number }

/** What stands in the bar on every page: the logo, and the icon of the account. */
const PARTS = `['header a', 'header button:last-of-type'].map((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  return { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) }
})`
/** Each page change stops halfway. */
const STOP = `setInterval(() => {
  for (const animation of document.getAnimations())
    if (animation.effect.pseudoElement?.startsWith('::view-transition')) { animation.pause(); animation.currentTime = 100 }
}, 4)`
const IS_STOPPED = `document.getAnimations().some(({ playState, effect }) =>
  playState === 'paused' && effect.pseudoElement?.startsWith('::view-transition'))`

/** How much of its edges a part must keep. WebKit fades the bar a little; a blur leaves less than a tenth. */
const SHARP = 0.6

/** How sharp a part of a picture is: by how much each pixel differs from its neighbour. */
async function sharpness(picture: Buffer, part: Part): Promise<number> {
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer()
  return pixels.reduce((sum, value, at) => sum + Math.abs(value - pixels[Math.max(at - 1, 0)]!), 0)
}

/** Logo and icons of the bar stay sharp while a page changes. WebKit drew the bar's blur over them. */
export async function pageChange({ person, tab }: Visit) {
  await person.open('/about')
  const parts = (await tab.run(PARTS)) as Part[]
  const before = await tab.picture()
  await tab.run(STOP)
  await person.press('link', 'Contact')
  await until(
    () => 'a page that changes',
    () => tab.run(IS_STOPPED),
  )
  const during = await tab.picture()
  for (const part of parts) {
    const kept = (await sharpness(during, part)) / (await sharpness(before, part))
    if (kept < SHARP)
      throw new Error(`At ${part.left} px the bar has ${kept.toFixed(2)} of its edges while a page changes.`)
  }
}
