import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { paths } from '../../lib/paths'

/** Where to go from a page that has nothing. */
export const WaysOn = () => (
  <>
    <LinkButton to={paths.menu} variant="contained" size="large">
      {t`See the menu`}
    </LinkButton>
    <LinkButton to={paths.home} variant="outlined" size="large">
      {t`Home`}
    </LinkButton>
  </>
)
