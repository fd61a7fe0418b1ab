import { matchPath } from 'react-router-dom'
import { SHOP_ROUTES } from '../shop-routes'

/** The route that matches an address, such as '/menu/:menuId/item/:id'; 'not-found' if none does. */
export const routeOf = (pathname: string) =>
  SHOP_ROUTES.find(({ path }) => matchPath(path, pathname))?.path ?? 'not-found'
