import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { draftDone, readDraft } from './draft'
import { useNewAddress } from './use-new-address'

beforeEach(draftDone)
const LUDLOW = { line1: '5 Ludlow Street' }
const entering = (customer = 'ada') =>
  renderHook((customerId: string) => useNewAddress(customerId), { initialProps: customer })

it('the form for a new address is closed until it is opened; opened again it keeps what was typed', () => {
  const { result } = entering()
  expect(result.current).toMatchObject({ adding: false, typed: null })
  act(() => result.current.onAdding(true))
  expect(result.current).toMatchObject({ adding: true, typed: null })
  act(() => result.current.onTyped(LUDLOW))
  act(() => result.current.onAdding(true))
  expect(readDraft('ada').address).toEqual(LUDLOW)
})

it('typing opens the form, which stays when an address turns up, and after a reload, until that is saved or given up', () => {
  const { result } = entering()
  act(() => result.current.onTyped(LUDLOW))
  expect(result.current).toMatchObject({ adding: true, typed: LUDLOW })
  expect(entering().result.current).toMatchObject({ adding: true, typed: LUDLOW })
  expect(entering('grace').result.current).toMatchObject({ adding: false, typed: null })
  act(() => result.current.onAdding(false))
  expect(result.current).toMatchObject({ adding: false, typed: null })
  expect(readDraft('ada').address).toBeNull()
})

it('what one customer types is not stored as the address of another', () => {
  const { result, rerender } = entering()
  rerender('grace')
  act(() => result.current.onTyped(LUDLOW))
  expect(readDraft('grace').address).toEqual(LUDLOW)
  expect(readDraft('ada').address).toBeNull()
})
