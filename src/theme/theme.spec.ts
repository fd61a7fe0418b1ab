import { expect, it } from 'vitest'
import { BAR_COLORS, THEMES } from '../lib/themes'
import { looks } from './theme'

it.each(THEMES)('%s has its background in the browser’s own bars', (name) => {
  expect(BAR_COLORS[name]).toBe(looks[name].palette.background)
})
