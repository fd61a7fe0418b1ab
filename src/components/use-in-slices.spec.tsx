import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInSlices } from './use-in-slices'

function shownAt(...isThere: boolean[]) {
  const shown: boolean[] = []
  const { rerender } = renderHook((given: boolean) => shown.push(useInSlices(given)), { initialProps: isThere[0]! })
  for (const given of isThere.slice(1)) rerender(given)
  return shown
}

it('content whose data arrives is shown by a render of its own', () => {
  expect(shownAt(false, true)).toEqual([false, false, true])
})

it('content whose data is there at first is shown at once', () => {
  expect(shownAt(true)).toEqual([true])
})
