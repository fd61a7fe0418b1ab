import { legal } from 'virtual:brand'
import { jt, t } from 'ttag'
import checkout from '../../features/checkout/checkout.module.css'
import type { LegalName } from '../../lib/legal'

/** In a tab of its own, so that the checkout stays as it is. */
function linkTo(name: LegalName, words: string) {
  const address = legal.find(([one]) => one === name)?.[1]
  return address ? (
    <a key={name} href={address} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : null
}

/** What an order accepts of the restaurant's legal pages. */
export function Accepting() {
  const terms = linkTo('terms', t`terms`)
  const privacy = linkTo('privacy', t`privacy policy`)
  const one = terms ?? privacy
  if (!one) return null
  return (
    <p className={checkout.quiet}>
      {terms && privacy
        ? jt`By ordering you accept our ${terms} and ${privacy}.`
        : jt`By ordering you accept our ${one}.`}
    </p>
  )
}
