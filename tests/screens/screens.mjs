import { signIn } from '../bench/customer.mjs'

const RESTAURANT = '/api/v1/restaurants/tamarind-row'
const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'
const FAVORITES = [NOODLES, '/menu/all-day/item/charred-corn-ribs', '/menu/all-day/item/tamarind-lemonade']
const LUNCH = { 'charred-corn-ribs': 1, 'tamarind-lemonade': 3 }

const at = (path) => (page) => page.goto(path)

/** Puts dishes that need no choice into the cart of a new customer. */
async function fill(page, url, basket = LUNCH) {
  const customer = await signIn(page, url)
  const answer = await page.request.get(`${RESTAURANT}/menus`, { headers: { login_source: 'mobile' } })
  const dishes = (await answer.json()).menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  for (const [id, qty] of Object.entries(basket)) {
    const { menuItemMappingId, price } = dishes.find((dish) => dish.id === id)
    await customer.fill({ menuItemId: id, menuItemMappingId, price, qty })
  }
}

const signedInAt = (path) => async (page, url) => {
  await signIn(page, url)
  await page.goto(path)
}

const withLunchAt = (path) => async (page, url) => {
  await fill(page, url)
  await page.goto(path)
}

async function order(page, url) {
  await withLunchAt('/checkout')(page, url)
  await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
  await page.getByRole('button', { name: /^Place order · \$/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

const orderedAt = (path) => async (page, url) => {
  await order(page, url)
  await page.goto(path)
}

/** The orders after lunch, once what was ordered for it has been collected. */
async function collected(page, url) {
  await order(page, url)
  await page.request.post(`${url}/__sandbox/scenario`, { data: { name: 'clock', now: '2026-11-20T20:00:00Z' } })
  await page.goto('/account/orders')
}

/** The restaurant before it has any photograph. */
const withoutPictures = (path) => async (page) => {
  await page.route(`**${RESTAURANT}{,/**}`, async (route) => {
    const response = await route.fetch()
    const body = JSON.parse(await response.text(), (name, value) => {
      if (name === 'imageUrl') return null
      if (name === 'heroImageUrls') return []
      return /^(imageSmall|imageBase|takenImage|untakenImage)Url$/.test(name) ? undefined : value
    })
    await route.fulfill({ response, json: body })
  })
  await page.goto(path)
}

/** How each screen is reached, by its name. */
export const SCREENS = {
  home: at('/'),
  menu: at('/menu'),
  dish: at(NOODLES),
  login: at('/login'),
  about: at('/about'),
  contact: at('/contact'),
  missing: at('/nowhere'),
  'gift-cards': at('/gift-cards'),
  'home-plain': withoutPictures('/'),
  'menu-plain': withoutPictures('/menu'),
  'dish-plain': withoutPictures(NOODLES),
  'menu-cart': withLunchAt('/menu'),
  cart: withLunchAt('/cart'),
  'cart-empty': signedInAt('/cart'),
  checkout: withLunchAt('/checkout'),
  thanks: order,
  track: async (page, url) => {
    await order(page, url)
    await page.getByRole('link', { name: 'Track order' }).click()
    await page.getByRole('list', { name: 'Order progress' }).waitFor()
  },
  account: orderedAt('/account'),
  orders: orderedAt('/account/orders'),
  rate: async (page, url) => {
    await collected(page, url)
    await page.getByRole('button', { name: 'Rate', exact: true }).click()
    await page.locator('label', { hasText: '4 Stars' }).first().click()
  },
  report: async (page, url) => {
    await collected(page, url)
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await page.getByRole('checkbox').first().check()
  },
  favorites: async (page, url) => {
    await signIn(page, url)
    for (const path of FAVORITES) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Add to favorites' }).click()
      await page.getByRole('button', { name: 'Remove from favorites' }).waitFor()
    }
    await page.goto('/account/favorites')
  },
  addresses: signedInAt('/account/saved-addresses'),
  profile: signedInAt('/account/profile'),
  notifications: signedInAt('/account/notifications'),
}
