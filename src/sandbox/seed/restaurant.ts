import { completeRestaurant } from './short-restaurant'
import file from './tamarind-row/restaurant.json' with { type: 'json' }
import type { SeedRestaurant } from './types'

/** The restaurant of the sandbox, as `tamarind-row/restaurant.json` has it in short form. */
export const restaurant = completeRestaurant(file) as SeedRestaurant
