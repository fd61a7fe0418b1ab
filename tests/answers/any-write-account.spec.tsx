import { it, vi } from 'vitest'
import { expectScreensToTake, TIMEOUT } from './give'
import { ACCOUNT_WRITES } from './writes-account'

vi.setConfig({ testTimeout: TIMEOUT })

it.each(ACCOUNT_WRITES)('F18 $call: whatever it answers, its screens stand', (screen) => expectScreensToTake(screen))
