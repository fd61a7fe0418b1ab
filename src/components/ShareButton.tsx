import { t } from 'ttag'
import { addressOf } from '../lib/address-of'
import { pathHere } from '../lib/base'
import { notify } from '../lib/notify'
import { IconButton } from './IconButton'
import { SHARE } from './later-icons'

/** Shares a path of the storefront with the Web Share API, or copies its address where that is missing. */
export async function shareLink(title: string, path: string) {
  const url = addressOf(path)
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

type Props = {
  title: string
  /** A path of the storefront; the current page's by default. */
  path?: string
}

/** Shares an address, or copies it. */
export function ShareButton({ title, path }: Props) {
  const share = () => void shareLink(title, path ?? pathHere())
  return <IconButton icon={SHARE} label={t`Share ${title}`} onClick={share} />
}
