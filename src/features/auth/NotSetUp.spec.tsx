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

const NOBODY = 'Nobody can sign in here yet. Please call us to order: +1 212 555 0100'
it.each([
  ['of a restaurant that is set up says nothing', undefined, undefined],
  ['of an API that has no configuration says so, and how to order', { status: 404 }, NOBODY],
  ['of a configuration without a key says so', { status: 200, body: '{"firebaseConfig":{}}' }, NOBODY],
  ['of an API that fails says nothing', { status: 500 }, undefined],
])('the sign-in asks for its configuration on arrival, and %s', async (_, answer, words) => {
  const shop = await show(answer)
  expect([shop.requests(CONFIG), screen.queryByRole('alert')?.textContent]).toEqual([1, words])
  expect(screen.queryByRole('link', { name: '+1 212 555 0100' })?.getAttribute('href')?.slice(0, 4)).toBe(
    words && 'tel:',
  )
})
