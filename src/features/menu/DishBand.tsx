import { memo } from 'react'
import type { MenuFilters } from '../../stores/menu-filters'
import { DishCard } from './DishCard'
import { DishGrid, type Pictures } from './DishGrid'
import grid from './DishGrid.module.css'
import type { Dish } from './dish-index'
import { useInView, useStepwise } from './use-in-view'

/** The number of cards rendered together: it fills whole rows of one, two, three or four columns. */
export const BAND = 12

export type CardProps = {
  currency: string
  filters: MenuFilters
  onAdd: (dish: Dish) => boolean
  onIntent: (dish: Dish) => void
  onOpen: (path: string, state?: object) => void
  onTakeOut: (dish: Dish) => void
}

type Props = CardProps & {
  dishes: Dish[]
  /** Of its section, so that all bands of one are set alike. */
  pictures: Pictures
  /** Renders even off screen, for a menu that is small enough. */
  always: boolean
  /** On screen when the page opens. */
  first: boolean
}

/** Some cards of a section. On a long menu only cards on or near the screen render; the others reserve their space. */
export const DishBand = memo(function DishBand({ dishes, pictures, always, first, filters, ...card }: Props) {
  const [ref, near] = useInView<HTMLDivElement>(first)
  const drawn = useStepwise(near, first ? BAND : 0, dishes.length)
  const there = always || near ? dishes : []
  return (
    <DishGrid ref={ref} pictures={pictures} holds={dishes.length}>
      {there.map((dish, place) =>
        always || place < drawn ? (
          <DishCard key={dish.id} dish={dish} onMenu avoid={filters.avoid} {...card} />
        ) : (
          <span key={dish.id} aria-hidden="true" className={grid.place} />
        ),
      )}
    </DishGrid>
  )
})
