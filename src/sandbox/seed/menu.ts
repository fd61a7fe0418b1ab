import file from './tamarind-row/menu.json' with { type: 'json' }
import plates from './tamarind-row/plates.json' with { type: 'json' }
import { completeMenu } from './short-menu'
import type { Plates } from './plates'
import type { SeedMenuFile } from './types'

/** The menu of the sandbox, as `tamarind-row/menu.json` has it in short form. */
export const seedMenus = completeMenu(file, plates as Plates) as SeedMenuFile
