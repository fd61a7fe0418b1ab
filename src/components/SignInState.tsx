import type { ReactNode } from 'react'
import { t } from 'ttag'
import { paths, withQuery } from '../lib/paths'
import { LinkButton } from './Button'
import { PageState } from './PageState'

/** A page that is shown to its customer only: a guest is led to the login, and from there to `next`. */
export const SignInState = ({ title, next, children }: { title: string; next: string; children: ReactNode }) => (
  <PageState
    title={title}
    actions={
      <LinkButton to={withQuery(paths.login, { next })} variant="contained">
        {t`Login`}
      </LinkButton>
    }
  >
    {children}
  </PageState>
)
