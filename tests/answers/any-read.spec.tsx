import { it, vi } from 'vitest'
import { thirdOf } from '../every-case'
import { expectScreensToTake, TIMEOUT } from './give'
import { READS } from './reads'

vi.setConfig({ testTimeout: TIMEOUT })

it.each(thirdOf(READS, 1))('F18 $call: whatever it answers, its screens stand', (screen) => expectScreensToTake(screen))
