import { t } from 'ttag'
import { IconButton } from './IconButton'
import { SHARE } from './later-icons'
import { shareLink } from './share-link'

type Props = {
  title: string
  /** A path of the storefront; the current page's by default. */
  path?: string
}

/** Shares an address, or copies it. */
export function ShareButton({ title, path }: Props) {
  const share = () => void shareLink(title, path ?? window.location.pathname)
  return <IconButton icon={SHARE} label={t`Share ${title}`} onClick={share} />
}
