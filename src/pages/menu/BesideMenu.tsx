import { Suspense } from 'react'
import type { Restaurant } from '../../api/types'
import { optional } from '../../components/optional'
import { useIsWide } from '../../components/use-is-wide'
import type { Dish } from '../../features/menu/dish-index'

const MenuCart = optional(() => import('./MenuCart').then((module) => module.MenuCart))

type Props = { dishes: Map<string, Dish>; restaurant: Restaurant | undefined }

/** What stands beside the menu where there is room: as wide as in MenuPage.module.css. Others never load the cart. */
export function BesideMenu({ dishes, restaurant }: Props) {
  const isWide = useIsWide(1200)
  return (
    isWide &&
    restaurant && (
      <Suspense>
        <MenuCart dishes={dishes} restaurant={restaurant} />
      </Suspense>
    )
  )
}
