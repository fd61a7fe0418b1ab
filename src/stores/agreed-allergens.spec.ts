// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const stored = () => localStorage.getItem('agreedAllergens')

/** The modules loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./agreed-allergens')
  const { filtersChanged, useMenuFilters } = await import('./menu-filters')
  const { personForgotten } = await import('../lib/belongings')
  const { sessionStore } = await import('../lib/storage')
  return {
    ...store,
    personForgotten,
    sessionStore,
    filtersChanged,
    avoided: () => renderHook(() => useMenuFilters()).result.current.avoid,
  }
}

beforeEach(() => localStorage.clear())

it('nothing is agreed on at first; what is survives a reload, without allergens that do not exist', async () => {
  const { agreedAllergens, allergensAgreed } = await reloaded()
  expect(agreedAllergens()).toBeNull()
  allergensAgreed('ada', ['MILK', 'GOLD', 'EGG'])
  const agreed = { customerId: 'ada', avoid: ['EGG', 'MILK'] }
  expect(agreedAllergens()).toEqual(agreed)
  expect((await reloaded()).agreedAllergens()).toEqual(agreed)
  localStorage.setItem('agreedAllergens', '{"customerId":"ada","avoid":["GOLD","SOY",7]}')
  expect((await reloaded()).agreedAllergens()).toEqual({ customerId: 'ada', avoid: ['SOY'] })
})

it('after a logout the next customer of the device does not see what the last one avoids', async () => {
  const { agreedAllergens, allergensAgreed, personForgotten, filtersChanged, avoided } = await reloaded()
  allergensAgreed('ada', ['MILK'])
  filtersChanged({ avoid: ['MILK'] })
  personForgotten()
  expect(avoided()).toEqual([])
  expect(agreedAllergens()).toBeNull()
})

it('a customer who has signed in since in another tab keeps their own allergens', async () => {
  const { agreedAllergens, allergensAgreed, personForgotten, sessionStore, filtersChanged, avoided } = await reloaded()
  allergensAgreed('ada', ['MILK'])
  filtersChanged({ avoid: ['MILK'] })
  localStorage.setItem('agreedAllergens', '{"customerId":"bob","avoid":["SOY"]}')
  localStorage.setItem('menuFilters', '{"diets":[],"spicy":false,"avoid":["SOY"]}')
  personForgotten(sessionStore)
  expect(avoided()).toEqual(['SOY'])
  expect(agreedAllergens()).toEqual({ customerId: 'bob', avoid: ['SOY'] })
})

it.each(['{', 'null', '7', '{"avoid":["MILK"]}', '{"customerId":7,"avoid":[]}', '{"customerId":"ada","avoid":"MILK"}'])(
  'F38 a stored %s is removed',
  async (text) => {
    localStorage.setItem('agreedAllergens', text)
    expect((await reloaded()).agreedAllergens()).toBeNull()
    expect(stored()).toBeNull()
  },
)
