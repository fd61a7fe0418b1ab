import { matchPath } from 'react-router-dom'
import { paths, patterns } from '../../lib/paths'

const { account, ...pages } = paths
const ROUTES = [
  ...Object.values(patterns),
  ...[...Object.values(pages), ...Object.values(account)].filter((path) => typeof path === 'string'),
]

/** The route that matches an address, such as '/menu/:menuId/item/:id'; 'not-found' if none does. */
export const routeOf = (pathname: string) => ROUTES.find((route) => matchPath(route, pathname)) ?? 'not-found'
