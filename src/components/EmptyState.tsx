import type { ReactNode } from 'react'
import { t } from 'ttag'
import { paths } from '../lib/paths'
import { LinkButton } from './Button'
import { PageState } from './PageState'

/** A page with nothing on it yet, and a link to the menu. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageState
    title={title}
    actions={
      <LinkButton to={paths.menu} variant="contained" size="large">
        {t`Browse the menu`}
      </LinkButton>
    }
  >
    {children}
  </PageState>
)
