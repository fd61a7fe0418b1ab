/** Announces a tab that begins to listen. */
const HELLO = ''
/** Answers HELLO when there is no recent notice. */
const HERE = 'here'

/**
 * In ms. A tab may have read something before a change and listen only after the notice of it, as the code that listens
 * loads last. So within this time the notice is repeated when either tab begins to listen.
 */
const RECENT = 10_000

/** Notices between the tabs of one browser, on a channel with this name. `Notice` can be converted to JSON. */
export function tabNotices<Notice>(name: string) {
  let channel: BroadcastChannel | null = null
  let heard = false
  /** The notices of this tab with the time of each, by their JSON: the last one of each kind. */
  const told = new Map<string, { notice: Notice; at: number }>()
  const recent = () =>
    [...told.values()].filter(({ at }) => performance.now() - at < RECENT).map(({ notice }) => notice)

  return {
    /** Whether this tab has received a message from another one. */
    hasCompany: () => heard,

    /** Notifies the other tabs. Also works on a page that does not listen yet. */
    tell(notice: Notice): void {
      told.set(JSON.stringify(notice), { notice, at: performance.now() })
      if (channel) return channel.postMessage(notice)
      if (typeof BroadcastChannel === 'undefined') return
      const own = new BroadcastChannel(name)
      own.postMessage(notice)
      own.close()
    },

    /** Announces this tab to the others, which answer, and listens to them. Returns a function that stops listening. */
    listen(onNotice: (notice: unknown) => void): () => void {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      const own = new BroadcastChannel(name)
      for (const message of [HELLO, ...recent()]) own.postMessage(message)
      own.onmessage = ({ data }: MessageEvent<unknown>) => {
        heard = true
        if (data === HELLO) {
          const notices = recent()
          // The new tab has to know of this one before either changes anything.
          for (const message of notices.length > 0 ? notices : [HERE]) own.postMessage(message)
        } else if (data !== HERE) onNotice(data)
      }
      channel = own
      return () => {
        own.close()
        if (channel === own) channel = null
      }
    },
  }
}
