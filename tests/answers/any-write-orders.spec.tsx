import { it, vi } from 'vitest'
import { expectScreensToTake, TIMEOUT } from './give'
import { ORDER_WRITES } from './writes-orders'

vi.setConfig({ testTimeout: TIMEOUT })

it.each(ORDER_WRITES)('F18 $call: whatever it answers, its screens stand', (screen) => expectScreensToTake(screen))
