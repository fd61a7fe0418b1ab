import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, quiet } from '../../../tests/setup/shop'
import { SignIn } from './SignIn'

const CONFIG = '/auth/firebase-config'

async function show(answer?: { status: number; body?: string }) {
  const shop = createShop()
  if (answer) expectLog(/^Failed to fetch Firebase configuration/)
  if (answer) shop.sandbox.context.scenarios.start({ name: 'odd-answer', match: CONFIG, ...answer })
  shop.show(<SignIn />)
  await quiet()
  return shop
}

it('the sign-in asks for its configuration on arrival', async () => {
  const shop = await show()
  expect(shop.requests(CONFIG)).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['none', { status: 404 }],
  ['one without a key', { status: 200, body: '{"firebaseConfig":{}}' }],
])('a restaurant whose API has %s says at once that nobody can sign in, and how to order', async (_, answer) => {
  await show(answer)
  expect(screen.getByRole('alert').textContent).toBe(
    'Nobody can sign in here yet. Please call us to order: +1 212 555 0100',
  )
  expect(screen.getByRole('link', { name: '+1 212 555 0100' }).getAttribute('href')).toMatch(/^tel:/)
})

it('an API that fails is not taken for a restaurant without sign-in', async () => {
  await show({ status: 500 })
  expect(screen.queryByRole('alert')).toBeNull()
})
