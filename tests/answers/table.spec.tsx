import { expect, it } from 'vitest'
import { operations } from '../contract/contract'
import { READS } from './reads'
import { LEFT_OUT } from './screens'
import { SIGN_IN } from './sign-in'
import { ACCOUNT_WRITES } from './writes-account'
import { ORDER_WRITES } from './writes-orders'

it('every operation of the contract has its screens, or a reason why it has none', () => {
  const given = [...READS, ...ACCOUNT_WRITES, ...ORDER_WRITES, ...SIGN_IN].map(({ call }) => call)
  const known = [...new Set([...given, ...Object.keys(LEFT_OUT)])]
  expect(known.sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  expect(given.filter((call) => call in LEFT_OUT)).toEqual([])
})
