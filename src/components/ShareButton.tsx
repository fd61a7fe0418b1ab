import { t } from 'ttag'
import { IconButton } from './IconButton'
import { SHARE } from './later-icons'
import { notify } from '../lib/notify'

type Props = {
  title: string
  /** A path of the storefront; the current page's by default. */
  path?: string
}

/** Shares an address with the Web Share API, or copies it where that is missing. */
export function ShareButton({ title, path }: Props) {
  const share = async () => {
    const url = window.location.origin + (path ?? window.location.pathname)
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        notify.success(t`Link copied`)
      }
    } catch (cause) {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) notify.error(t`The link could not be shared`)
    }
  }
  return <IconButton icon={SHARE} label={t`Share ${title}`} onClick={() => void share()} />
}
