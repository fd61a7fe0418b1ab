import { Suspense } from 'react'
import { optional } from '../../components/optional'

const SubstituteList = optional(() => import('./SubstituteList').then((module) => module.SubstituteList))

/** What can be ordered in place of a cart line. Its code loads only once a dish is not available. */
export const Substitutes = (props: Parameters<typeof SubstituteList>[0]) => (
  <Suspense>
    <SubstituteList {...props} />
  </Suspense>
)
