import { useEffect } from 'react'
import type { Restaurant } from '../../api/types'
import { optional } from '../../components/lazy'
import { useIsWide } from '../../components/use-is-wide'
import type { Dish } from '../../features/menu/dish-index'
import { dishOverLoaded } from '../../lib/dish-over'
import { prefetch } from '../../lib/prefetch'

const MenuCart = optional(() => import('./MenuCart').then((module) => module.MenuCart))

type Props = { dishes: Map<string, Dish>; restaurant: Restaurant | undefined }

/**
 * What stands beside the menu where there is room: as wide as in MenuPage.module.css. Others never load the cart, nor what
 * shows a dish over the menu.
 */
export function BesideMenu({ dishes, restaurant }: Props) {
  const isWide = useIsWide(1200)
  useEffect(() => {
    if (isWide) prefetch(async () => dishOverLoaded((await import('../item/DishOver')).DishOver))
  }, [isWide])
  return isWide && restaurant && <MenuCart dishes={dishes} restaurant={restaurant} />
}
