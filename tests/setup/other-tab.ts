import { onTestFinished } from 'vitest'

/** All messages of channels so far have arrived: so has one that was sent after them. */
export async function arrived() {
  const [from, to] = [new BroadcastChannel('arrived'), new BroadcastChannel('arrived')]
  await new Promise((resolve) => {
    to.onmessage = resolve
    from.postMessage('')
  })
  from.close()
  to.close()
}

/** Another tab on a channel, until the test ends: what it has heard, and a way to let it speak. */
export function otherTab(channel: string) {
  const other = new BroadcastChannel(channel)
  onTestFinished(() => other.close())
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  return { heard, says: (message: unknown) => other.postMessage(message) }
}
