import { optional } from '../../components/lazy'

/** What can be ordered in place of a cart line. Its code loads only once a dish is not available. */
export const Substitutes = optional(() => import('./SubstituteList').then((module) => module.SubstituteList))
