import { OwnServer } from './own-server'
import { Customer, expect, Sandbox, test } from './shop'

const server = new OwnServer(4791)

test.afterAll(() => server.end())

test.use({ baseURL: server.url })

test('a sandbox that is killed and started again has lost nothing', async ({ page }) => {
  await server.start()
  const sandbox = new Sandbox(page)
  await sandbox.fresh()
  const customer = new Customer(page, sandbox)
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await customer.add('Tamarind lemonade')
  await server.stop()
  await server.start()
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
})
