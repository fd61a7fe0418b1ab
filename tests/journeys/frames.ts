import type { Page } from '@playwright/test'

/** The colours a point had in the frames that were painted while something happened. */
export async function coloursDuring(page: Page, at: { x: number; y: number }, happen: () => Promise<unknown>) {
  const client = await page.context().newCDPSession(page)
  const frames: string[] = []
  const taken: Promise<unknown>[] = []
  const take = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data)
    taken.push(client.send('Page.screencastFrameAck', { sessionId }))
  }
  client.on('Page.screencastFrame', take)
  await client.send('Page.startScreencast', { format: 'png' })
  await happen()
  client.off('Page.screencastFrame', take)
  await Promise.all(taken)
  await client.send('Page.stopScreencast')
  await client.detach()
  return page.evaluate(
    async ({ frames, at }) => {
      const colours = new Set<string>()
      for (const frame of frames) {
        const bytes = Uint8Array.from(atob(frame), (character) => character.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
        context.drawImage(picture, 0, 0)
        const channels = [...context.getImageData(at.x, at.y, 1, 1).data.slice(0, 3)]
        colours.add(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
      }
      return [...colours]
    },
    { frames, at },
  )
}
