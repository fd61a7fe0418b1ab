import { it, vi } from 'vitest'
import { thirdOf } from '../every-case'
import { expectScreensToTake, TIMEOUT } from './give'
import { ACCOUNT_WRITES } from './writes-account'

vi.setConfig({ testTimeout: TIMEOUT })

it.each(thirdOf(ACCOUNT_WRITES, 1))('F18 $call: whatever it answers, its screens stand', (screen) =>
  expectScreensToTake(screen),
)
