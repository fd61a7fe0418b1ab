import { test } from '../shop'
import { DESKTOP, onSlow4G, PHONE, standsStill } from '../stands-still'

// On a busy machine the fonts load after the first paint, and the text moves.
test('/menu has no layout shift on a slow network with cold caches', { tag: '@variant' }, async ({ page }) => {
  await onSlow4G(page)
  await standsStill(page, '/menu', PHONE)
  await standsStill(page, '/menu', DESKTOP)
})
