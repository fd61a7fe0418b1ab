import { beforeEach } from 'vitest'
import type { Customer } from './clients'

/** The customer of the test that runs. */
export let customer: Customer

/** Gives each test of a file a `customer` of its own. */
export const eachTestHas = (make: () => Promise<Customer>) =>
  beforeEach(async () => {
    customer = await make()
  })
