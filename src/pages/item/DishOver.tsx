import { useLayoutEffect, useRef } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { Dialog } from '../../components/Dialog'
import { applyHead } from '../../components/use-head'
import { carryIntoNextPage } from '../../components/view-transition'
import { MENU_HEAD } from '../../lib/head'
import { patterns } from '../../lib/paths'
import styles from './DishOver.module.css'
import { DISH_NAME, ItemPage } from './ItemPage'

/** A dish over the menu it was opened from. Closing it goes back in the history. */
export function DishOver() {
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const close = () => {
    // A second Escape before the menu is back would leave it, too.
    if (!isClosing.current) void navigate(-1)
    isClosing.current = true
  }
  useLayoutEffect(() => {
    // The picture stays on its card.
    carryIntoNextPage(null)
    return () => applyHead(MENU_HEAD)
  }, [])
  const page = <ItemPage onClose={close} />
  return (
    <Dialog
      onClose={close}
      maxWidth="lg"
      aria-labelledby={DISH_NAME}
      // Its label until the dish's name has loaded.
      slotProps={{ paper: { className: styles.paper, 'aria-label': t`Dish` } }}
    >
      <Routes>
        <Route path={patterns.itemInSection} element={page} />
        <Route path={patterns.item} element={page} />
      </Routes>
    </Dialog>
  )
}
