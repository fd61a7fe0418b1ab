import { legal } from 'virtual:brand'
import { jt, t } from 'ttag'
import checkout from '../../features/checkout/checkout.module.css'
import { LEGAL_TITLES } from '../../features/legal/names'
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

/** What an order accepts of the restaurant's legal pages, and the right of withdrawal, which is told before it. */
export function Accepting() {
  const terms = linkTo('terms', t`terms`)
  const privacy = linkTo('privacy', t`privacy policy`)
  const withdrawal = linkTo('withdrawal', LEGAL_TITLES.withdrawal)
  const one = terms ?? privacy
  const accepted =
    terms && privacy
      ? jt`By ordering you accept our ${terms} and ${privacy}.`
      : one && jt`By ordering you accept our ${one}.`
  if (!accepted && !withdrawal) return null
  return (
    <p className={checkout.quiet}>
      {accepted}
      {accepted && withdrawal && ' '}
      {withdrawal}
    </p>
  )
}
