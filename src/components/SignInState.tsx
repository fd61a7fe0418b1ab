import type { ReactNode } from 'react'
import { t } from 'ttag'
import { paths, withQuery } from '../lib/paths'
import { LinkButton } from './Button'
import { PageState } from './PageState'

/** Shown to guests instead of a page for customers. The login leads them to `next` afterwards. */
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
