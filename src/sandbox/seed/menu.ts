import file from './menu.json' with { type: 'json' }
import { completeMenu } from './short-menu'
import type { SeedMenuFile } from './types'

/** The menu of the sandbox, as `menu.json` has it in short form. */
export const seedMenus = completeMenu(file) as SeedMenuFile
