import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { menuFile, RESTAURANTS, type Country } from '../../../tests/setup/ten-restaurants'
import { readRestaurantFolder } from './restaurant-folder'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'ten-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it.each(Object.keys(RESTAURANTS) as Country[])('the files of the restaurant in %s have no mistake', (country) => {
  const restaurant = { id: 'tamarind-row', ...RESTAURANTS[country] }
  writeFileSync(join(folder, 'restaurant.json'), JSON.stringify(restaurant, null, 2))
  writeFileSync(join(folder, 'menu.json'), JSON.stringify(menuFile(country), null, 2))
  expect(readRestaurantFolder(folder).restaurant.address).toMatchObject({ country })
})
