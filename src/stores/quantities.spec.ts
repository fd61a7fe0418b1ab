// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quantitiesChanged, useQuantityOf } from './quantities'

it('a dish shows how many of it are in the cart, and none once it is no longer there', () => {
  const { result } = renderHook(() => useQuantityOf('noodles'))
  expect(result.current).toBe(0)
  act(() => quantitiesChanged({ noodles: 2, soup: 1 }))
  expect(result.current).toBe(2)
  act(() => quantitiesChanged({ soup: 1 }))
  expect(result.current).toBe(0)
})
