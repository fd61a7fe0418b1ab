import { t } from 'ttag'
import { texts } from 'virtual:legal'
import { LEGAL_TITLES } from '../../features/legal/names'
import { config } from '../../lib/config'
import { legalPath, type LegalName } from '../../lib/legal'

/** The head of a legal page: its title is that of the text, if it has one. */
export function legalHead(name: LegalName) {
  const page = texts[name]?.title ?? LEGAL_TITLES[name]
  return { path: legalPath(name), page, description: t`${page} of ${config.restaurantName}.` }
}
