import fc from 'fast-check'
import { anyAnswer } from './arbitrary'

/** What the storefront asks of a restaurant that answers anything. */
export const anyRestaurant = fc.record({
  profile: anyAnswer('Restaurant'),
  menus: anyAnswer('MenuList'),
  item: anyAnswer('MenuItem'),
  path: fc.constantFrom('/', '/menu', '/about', '/contact', '/menu/a/item/b'),
})
export type AnyRestaurant = { profile: string; menus: string; item: string; path: string }

/** What that restaurant answers at a path; undefined for other paths. */
export function answerOf({ profile, menus, item }: AnyRestaurant, pathname: string): string | undefined {
  if (pathname.endsWith('/menus')) return menus
  if (pathname.includes('/items/')) return item
  return /\/restaurants\/[^/]+$/.test(pathname) ? profile : undefined
}
