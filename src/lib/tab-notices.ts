/** Announces a tab that begins to listen. */
const HELLO = ''
/** Answers HELLO. */
const HERE = 'here'

/** Notices between the tabs of one browser, on a channel with this name. */
export function tabNotices<Notice>(name: string) {
  let channel: BroadcastChannel | null = null
  let heard = false
  return {
    /** Whether this tab has received a message from another one. */
    hasCompany: () => heard,

    /** Notifies the other tabs. Does nothing while this tab does not listen. */
    tell: (notice: Notice): void => channel?.postMessage(notice),

    /** Announces this tab to the others, which answer, and listens to them. Returns a function that stops listening. */
    listen(onNotice: (notice: unknown) => void): () => void {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      const own = new BroadcastChannel(name)
      own.postMessage(HELLO)
      own.onmessage = ({ data }: MessageEvent<unknown>) => {
        heard = true
        // The new tab has to know of this one before either changes anything.
        if (data === HELLO) own.postMessage(HERE)
        else if (data !== HERE) onNotice(data)
      }
      channel = own
      return () => {
        own.close()
        if (channel === own) channel = null
      }
    },
  }
}
