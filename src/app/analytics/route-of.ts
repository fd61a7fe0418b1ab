import { matchPath } from 'react-router-dom'
import { paths, patterns } from '../../lib/paths'

const { account, ...pages } = paths
const ROUTES = [
  ...Object.values(patterns),
  ...[...Object.values(pages), ...Object.values(account)].filter((path) => typeof path === 'string'),
]

/** The route of an address, without the ids in it: '/menu/:menuId/item/:id'. An unknown address is 'not-found'. */
export const routeOf = (pathname: string) => ROUTES.find((route) => matchPath(route, pathname)) ?? 'not-found'
