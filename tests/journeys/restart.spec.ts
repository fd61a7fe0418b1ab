import { expect, test } from './shop'

test(
  'a sandbox that is killed and restarted has lost nothing',
  { tag: '@variant' },
  async ({ page, customer, server }) => {
    await customer.arrive()
    await customer.add('Charred corn ribs')
    await customer.add('Tamarind lemonade')
    await page.goto('about:blank')
    await server.stop()
    await server.start()
    await page.goto('/cart')
    await expect(page.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(2)
    await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
  },
)
