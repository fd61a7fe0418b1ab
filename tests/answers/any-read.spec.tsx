import { it, vi } from 'vitest'
import { expectScreensToTake, TIMEOUT } from './give'
import { READS } from './reads'

vi.setConfig({ testTimeout: TIMEOUT })

it.each(READS)('F18 $call: whatever it answers, its screens stand', (screen) => expectScreensToTake(screen))
