import { t } from 'ttag'
import type { LegalName } from '../../lib/legal'

/** What a legal page is called where it is listed, whatever its own title says. */
export const LEGAL_TITLES: Record<LegalName, string> = {
  imprint: t`Imprint`,
  privacy: t`Privacy`,
  terms: t`Terms`,
  withdrawal: t`Right of withdrawal`,
  allergens: t`Allergens`,
}
