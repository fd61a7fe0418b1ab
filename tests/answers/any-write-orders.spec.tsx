import { it, vi } from 'vitest'
import { thirdOf } from '../every-case'
import { expectScreensToTake, TIMEOUT } from './give'
import { ORDER_WRITES } from './writes-orders'

vi.setConfig({ testTimeout: TIMEOUT })

it.each(thirdOf(ORDER_WRITES, 1))('F18 $call: whatever it answers, its screens stand', (screen) =>
  expectScreensToTake(screen),
)
