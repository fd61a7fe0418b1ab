import { expect, it } from 'vitest'
import { BAR_COLORS, THEMES } from '../lib/themes'
import { looks } from './theme'

it.each(THEMES)('the theme %s gives the browser’s own bars its background', (name) => {
  expect(BAR_COLORS[name]).toBe(looks[name].palette.background)
})
