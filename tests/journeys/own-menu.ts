import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedItem, SeedMenuFile } from '../../src/sandbox/seed/types'
import { OwnServer } from './own-server'
import { test } from './shop'

const PORT = 4792

/** The tests of this file meet a restaurant with a menu of their own, on a server of its own. */
export function withMenu(menu: () => SeedMenuFile) {
  const server = new OwnServer(PORT, (folder) => ({ SANDBOX_MENU: join(folder, 'menu.json') }))
  test.use({ baseURL: server.url })
  test.beforeAll(async () => {
    writeFileSync(join(server.folder, 'menu.json'), JSON.stringify(menu()))
    await server.start()
  })
  test.afterAll(() => server.end())
}

/** One menu with one section of these dishes. */
export const onlyDishes = (...items: SeedItem[]): SeedMenuFile => ({
  menus: [{ id: 'all-day', name: 'All day', sections: [{ id: 'dishes', name: 'Dishes', items }] }],
})
