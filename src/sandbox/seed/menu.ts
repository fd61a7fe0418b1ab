import { bakeryAndEggs } from './menu/bakery-eggs'
import { drinks } from './menu/drinks'
import { fromTheGriddle } from './menu/griddle'
import { fromTheGrill } from './menu/grill'
import { noodlesAndSoups } from './menu/noodles-soups'
import { riceAndCurry } from './menu/rice-curry'
import { smallPlates } from './menu/small-plates'
import { sweet } from './menu/sweet'
import { tacosAndWraps } from './menu/tacos-wraps'
import type { SeedMenuFile } from './types'

export const seedMenus = {
  menus: [
    {
      id: 'all-day',
      name: 'All day',
      sections: [smallPlates, noodlesAndSoups, riceAndCurry, tacosAndWraps, fromTheGrill, sweet, drinks],
    },
    {
      id: 'breakfast',
      name: 'Breakfast',
      served: { from: '07:00', to: '11:30' },
      sections: [fromTheGriddle, bakeryAndEggs],
    },
  ],
} satisfies SeedMenuFile
