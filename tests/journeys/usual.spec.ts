import { isFitForAll } from './fit-for-all'
import { comeBack, usual } from './last-order'
import { test } from './ordering'
import { expect } from './shop'
import { onSlow4G, PHONE, standsStill } from './stands-still'

test('the usual has its place and fits everyone', { tag: '@variant' }, async ({ page, customer, counter, sandbox }) => {
  await comeBack(page, { customer, counter, sandbox, path: '/menu' })
  await onSlow4G(page)
  for (const path of ['/', '/menu']) {
    await standsStill(page, path, PHONE)
    await expect(usual(page)).toContainText('$22.00')
  }
  await isFitForAll(page, 'the usual')
})
