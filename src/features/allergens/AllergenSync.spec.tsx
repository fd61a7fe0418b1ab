import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { allergensQuery } from '../../api/queries/allergens'
import type { Allergen } from '../../api/types'
import { signedOut } from '../../stores/auth'
import { sessionEnded } from '../../stores/session-end'
import { notify } from '../../lib/notify'
import { agreedAllergens, allergensAgreed } from '../../stores/agreed-allergens'
import { filtersChanged, useMenuFilters } from '../../stores/menu-filters'
import { AllergenSync } from './AllergenSync'

let shop: Shop
beforeEach(() => {
  signedOut()
  shop = createShop()
  shop.signIn()
})

const Avoided = () => <output data-testid="avoided">{useMenuFilters().avoid.join()}</output>
const show = () =>
  shop.show(
    <>
      <AllergenSync customerId={CUSTOMER} />
      <Avoided />
    </>,
  )
const onDevice = () => screen.getByTestId('avoided').textContent
const customer = () => shop.sandbox.context.state.customers.find(({ id }) => id === CUSTOMER)!
const inApi = () => customer().avoid?.join()
const choose = (...avoid: Allergen[]) => act(() => filtersChanged({ avoid }))
const readAgain = () => act(() => shop.client.invalidateQueries({ queryKey: allergensQuery(CUSTOMER).queryKey }))

describe('the allergens a customer avoids', () => {
  const showRead = () => {
    show()
    return quiet()
  }

  it('that were chosen before the sign-in are added to those of the API, and saved as they change', async () => {
    customer().avoid = ['MILK']
    filtersChanged({ avoid: ['PEANUT'] })
    show()
    await waitFor(() => expect(inApi()).toBe('MILK,PEANUT'))
    expect(onDevice()).toBe('MILK,PEANUT')
    choose('SOY', 'FISH')
    await waitFor(() => expect(inApi()).toBe('SOY,FISH'))
    choose('FISH')
    await waitFor(() => expect(inApi()).toBe('FISH'))
    expect(shop.requests('PUT')).toBe(3)
  })

  it('of another device arrive, and leave', async () => {
    await showRead()
    customer().avoid = ['EGG', 'SOY']
    await readAgain()
    await waitFor(() => expect(onDevice()).toBe('EGG,SOY'))
    customer().avoid = ['SOY']
    await readAgain()
    await waitFor(() => expect(onDevice()).toBe('SOY'))
    expect(shop.requests('PUT')).toBe(0)
  })

  it('may be kinds, which the account names though the shop does not ask for them', async () => {
    customer().avoid = ['ALMOND']
    show()
    await waitFor(() => expect(onDevice()).toBe('ALMOND'))
    choose('MILK', 'ALMOND')
    await waitFor(() => expect(inApi()).toBe('ALMOND,MILK'))
    choose('MILK')
    await waitFor(() => expect(inApi()).toBe('MILK'))
  })

  it('that are changed while others are being saved are as they were chosen last', async () => {
    customer().avoid = ['EGG']
    show()
    await waitFor(() => expect(onDevice()).toBe('EGG'))
    for (const [slow, sent] of [
      [[], 2],
      [['EGG', 'SOY'], 4],
    ] as const) {
      shop.sandbox.context.scenarios.start({ name: 'latency', ms: 300, match: 'PUT', times: 1 })
      choose(...slow)
      await waitFor(() => expect(shop.requests('PUT')).toBe(sent - 1))
      choose('EGG')
      await waitFor(() => expect(shop.requests('PUT')).toBe(sent))
      await waitFor(() => expect([onDevice(), inApi()]).toEqual(['EGG', 'EGG']))
    }
  })

  it('are not overwritten by a read that is older than what was saved', async () => {
    await showRead()
    const answer = globalThis.fetch as (request: Request) => Promise<Response>
    let arrive = () => {}
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await answer(request)
      if (request.method === 'GET') await new Promise<void>((resolve) => (arrive = resolve))
      return response
    })
    void shop.client.invalidateQueries({ queryKey: allergensQuery(CUSTOMER).queryKey })
    await quiet()
    choose('SOY')
    await waitFor(() => expect(agreedAllergens()?.avoid).toEqual(['SOY']))
    arrive()
    await quiet()
    expect([onDevice(), inApi()]).toEqual(['SOY', 'SOY'])
  })

  it('are not sent in a loop to an API that does not keep them', async () => {
    await showRead()
    const error = vi.spyOn(notify, 'error')
    const body = JSON.stringify({ avoid: [] })
    shop.sandbox.context.scenarios.start({ name: 'odd-answer', status: 200, body, match: 'PUT', times: 99 })
    choose('SOY')
    await waitFor(() => expect(error).toHaveBeenCalledOnce())
    await quiet()
    expect([onDevice(), shop.requests('PUT')]).toEqual(['SOY', 1])
  })

  it('of a customer before are not given to the next one', async () => {
    allergensAgreed('cus_other', ['MILK'])
    filtersChanged({ avoid: ['MILK', 'FISH'] })
    customer().avoid = ['SOY']
    show()
    await waitFor(() => expect(onDevice()).toBe('SOY'))
    expect([inApi(), shop.requests('PUT')]).toEqual(['SOY', 0])
  })

  it('stay on the device when the API refuses them, are not sent in a loop, and go with the next change', async () => {
    expectLog(/Your allergens are kept on this device only/)
    await showRead()
    const error = vi.spyOn(notify, 'error')
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: 'PUT', times: 1 })
    choose('SOY')
    const words = 'Your allergens are kept on this device only. Please change them again.'
    await waitFor(() => expect(error).toHaveBeenCalledWith(words))
    await quiet()
    expect([onDevice(), inApi(), shop.requests('PUT')]).toEqual(['SOY', undefined, 1])
    choose('SOY', 'EGG')
    await waitFor(() => expect(inApi()).toBe('SOY,EGG'))
  })

  it('leave the device with the customer, not with a session that has ended', async () => {
    await showRead()
    choose('SOY')
    await waitFor(() => expect(agreedAllergens()?.avoid).toEqual(['SOY']))
    act(sessionEnded)
    expect(onDevice()).toBe('SOY')
    shop.signIn()
    act(signedOut)
    expect([agreedAllergens(), onDevice(), localStorage.getItem('menuFilters')]).toEqual([null, '', null])
  })
})
