import { legal } from 'virtual:brand'
import { legalPath } from '../lib/legal'
import { ROUTES, type PageRoute } from './routes'

/** The routes of this shop: those of every shop, and the legal pages that its restaurant has. */
export const SHOP_ROUTES: readonly PageRoute[] = import.meta.env.LEGAL
  ? [
      ...ROUTES,
      ...legal
        .filter(([name, address]) => address === legalPath(name))
        .map(([, path]) => ({ path, page: 'LegalPage' as const })),
    ]
  : ROUTES
