import { press } from './keys'
import { expect, test } from './shop'

const FRIES = '/menu/all-day/section/small-plates/item/row-fries'

test(
  'a line of the cart is edited by keyboard with a reload in between, and sent once',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    await customer.arrive(FRIES)
    await page.getByRole('checkbox', { name: 'Kimchi' }).check()
    await page.getByLabel('Special instructions').fill('Extra crisp')
    await page.getByRole('button', { name: 'Add to cart · $7.50' }).click()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    const line = page.getByRole('list', { name: 'Cart' }).getByRole('listitem', { name: 'Row fries' })
    await expect(line).toContainText('Regular, Kimchi')

    // On a phone the choices stand below the dish.
    await page.setViewportSize({ width: 390, height: 844 })
    await press(page, page.getByRole('link', { name: 'Edit Row fries' }))
    await expect(page).toHaveURL(/#choices$/)
    await expect(page.getByRole('button', { name: 'Update item · $7.50' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Regular' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Kimchi' })).toBeChecked()
    await expect(page.getByLabel('Special instructions')).toHaveValue('Extra crisp')

    await press(page, page.getByRole('radio', { name: 'Regular' }), 'ArrowDown')
    await press(page, page.getByRole('checkbox', { name: 'Melted cheddar' }), 'Space')
    await press(page, page.getByRole('button', { name: 'More Tamarind ketchup' }), 'Space')
    await press(page, page.getByRole('button', { name: 'Increase quantity' }), 'Space')
    await press(page, page.getByRole('button', { name: 'Update item · $26.00' }))

    await expect(page).toHaveURL('/cart')
    await expect(line).toContainText('Large, Melted cheddar, Kimchi, Tamarind ketchup')
    await expect(line).toContainText('“Extra crisp”')
    await expect(page.getByTestId('subtotal')).toHaveText('$26.00')
    await expect(line).not.toContainText('not yet confirmed')
    const answer = page.waitForResponse((response) => /users\/.*\/cart/.test(response.url()))
    await page.reload()
    const { data } = (await (await answer).json()) as { data: { items: object[] } }
    const option = (optionId: string) => expect.objectContaining({ optionId, quantity: 1 }) as object
    expect(data.items).toEqual([
      expect.objectContaining({
        menuItemId: 'row-fries',
        servingQuantityId: 'large',
        quantity: 2,
        price: 1300,
        specialInstructions: 'Extra crisp',
        customOptionGroups: [
          expect.objectContaining({ groupId: 'load-them', options: [option('melted-cheddar'), option('kimchi')] }),
          expect.objectContaining({ groupId: 'dips', options: [option('tamarind-ketchup')] }),
        ],
      }),
    ])
    await expect(line).toContainText('Large, Melted cheddar, Kimchi, Tamarind ketchup')
    await expect(page.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(1)
    expect(await sandbox.count('PUT', '/cart')).toBe(1)
  },
)
