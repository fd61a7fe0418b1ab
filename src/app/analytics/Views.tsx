import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import { applyPending } from '../../features/cart/cart'
import { track } from '../../lib/events'
import { paramsOf } from '../../lib/params-of'
import { paths, patterns } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import { dishNames } from './cached-menu'
import { basket, eventItem } from './event-item'
import { routeOf } from './route-of'

/** The most dishes in an event about a list. */
const MOST_ITEMS = 30

/** Calls `callback` once, as soon as `isReady`. */
function useOnce(isReady: boolean, callback: () => void): null {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (isReady) call()
  }, [isReady])
  return null
}

/** What the page has read. Nothing is read from here: a failed read would begin again, and its error leave the page. */
const SEEN = { enabled: false }

function useCurrency(): string | undefined {
  const { data: restaurant } = useQuery({ ...restaurantQueries.profile(), ...SEEN })
  const { data: menus } = useQuery({ ...restaurantQueries.menus(), ...SEEN })
  return restaurant?.currency || menus?.currency
}

function MenuViewed({ id }: { id: string | null }) {
  const { data } = useQuery({ ...restaurantQueries.menus(), ...SEEN })
  const menu = data?.menus.find((one) => one.id === id) ?? data?.menus[0]
  const currency = useCurrency()
  return useOnce(menu !== undefined && Boolean(currency), () => {
    if (!menu || !currency) return
    const dishes = menu.sections.flatMap(({ items }) => items).slice(0, MOST_ITEMS)
    track('view_item_list', {
      item_list_id: menu.id,
      item_list_name: menu.name,
      currency,
      items: dishes.map((dish) => eventItem({ ...dish, quantity: 1 }, currency)),
    })
  })
}

function DishViewed({ menuId, id }: { menuId: string; id: string }) {
  const { data } = useQuery({ ...restaurantQueries.item(menuId, id), ...SEEN })
  const currency = useCurrency()
  return useOnce(data !== undefined && Boolean(currency), () => {
    if (data && currency) track('view_item', basket([{ ...data, quantity: 1 }], currency))
  })
}

function CartViewed({ name }: { name: 'view_cart' | 'begin_checkout' }) {
  const client = useQueryClient()
  const { data } = useQuery({ ...cartQuery(useCustomerId() ?? ''), ...SEEN })
  const { lines } = applyPending(data, [])
  const currency = useCurrency()
  return useOnce(lines.length > 0 && Boolean(currency), () => {
    const nameOf = dishNames(client)
    const pieces = lines.map(({ menuItemId: id, price, quantity }) => ({ id, name: nameOf(id), price, quantity }))
    if (currency) track(name, basket(pieces, currency))
  })
}

function Viewed({ pathname, menu }: { pathname: string; menu: string | null }) {
  const { menuId, id } = paramsOf(patterns.itemInSection, pathname) ?? paramsOf(patterns.item, pathname) ?? {}
  if (menuId && id) return <DishViewed menuId={menuId} id={id} />
  const route = routeOf(pathname)
  if (route === paths.menu) return <MenuViewed key={menu} id={menu} />
  if (route === paths.cart) return <CartViewed name="view_cart" />
  if (route === paths.checkout) return <CartViewed name="begin_checkout" />
  return null
}

let isFirst = true
/** The page the visit began with, if the customer left it before this code loaded. The payment return redirects at once. */
function leftBefore(pathname: string): string[] {
  const [load] = isFirst ? performance.getEntriesByType('navigation') : []
  isFirst = false
  const landing = load && new URL(load.name).pathname
  return landing && landing !== pathname ? [landing] : []
}

function PageViewed({ pathname }: { pathname: string }) {
  useEffect(() => {
    for (const path of [...leftBefore(pathname), pathname]) track('page_view', { page_path: routeOf(path) })
  }, [pathname])
  return null
}

/** Tracks each page view, and the dishes on the page once they have loaded. */
export function Views() {
  const { pathname, search } = useLocation()
  return (
    <>
      <PageViewed pathname={pathname} />
      <Viewed key={pathname} pathname={pathname} menu={new URLSearchParams(search).get('menu')} />
    </>
  )
}
