import { test } from '../shop'
import { DESKTOP, onSlow4G, PHONE, standsStill } from '../stands-still'

// On a busy machine the fonts come after the first drawing, and its words move.
test('nothing jumps on /menu with a slow network and cold caches', async ({ page }) => {
  await onSlow4G(page)
  await standsStill(page, '/menu', PHONE)
  await standsStill(page, '/menu', DESKTOP)
})
