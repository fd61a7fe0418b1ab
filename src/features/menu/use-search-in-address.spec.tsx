import { fireEvent, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useSearchInAddress, useSearchKeys } from './use-search-in-address'

afterEach(() => window.history.replaceState(null, '', '/'))

/** Presses keys on the page. Returns whether the browser does with the last what it does without search. */
function press(isComing: boolean, ...keys: string[]) {
  renderHook(() => useSearchKeys(useSearchInAddress()[1], isComing), { wrapper: BrowserRouter })
  const results = keys.map((key) => fireEvent.keyDown(document.body, { key }))
  return results.at(-1)
}

it('what is typed after / is added to the address, before the field is there', () => {
  expect(press(true, 'a', '/', 'r', 'a', ' ', 'Shift', '/')).toBe(false)
  expect(window.location.search).toBe('?search=ra+%2F')
})

it('while search cannot be shown, Space stays with the button that has the focus', () => {
  expect(press(false, '/', ' ')).toBe(true)
  expect(window.location.search).toBe('?search=')
})
