import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { type Engine, type Size, sleep, type Tab } from './engine'
import { Person } from './person'
import { Sandbox } from './sandbox'
import { WatchedShop } from './watched-shop'

/** A person in a browser, at a shop whose pages are watched. */
export type Visit = { person: Person; tab: Tab; shop: WatchedShop; sandbox: Sandbox }

/** How long, in ms, a report of a page may take to arrive. */
const REPORT = 300
/** How long, in ms, all of it may take. A browser that hangs never answers. */
const LIMIT = 180_000
const PICTURES = 'test-results/engines'

async function tooLong() {
  await after(LIMIT, undefined, { ref: false })
  throw new Error(`Took longer than ${LIMIT / 1000} s`)
}

async function keepPicture(tab: Tab, name: string) {
  mkdirSync(PICTURES, { recursive: true })
  const file = `${PICTURES}/${name}.png`
  writeFileSync(file, await tab.picture())
  return file
}

/**
 * Opens a browser at a fresh sandbox, does something there and closes it.
 * @param server where the shop is served
 * @throws what failed, with the name of a picture, or what was wrong on the pages
 */
export async function visit(engine: Engine, server: string, size: Size, work: (visit: Visit) => Promise<void>) {
  const sandbox = new Sandbox(server)
  await sandbox.fresh()
  const shop = new WatchedShop(server)
  await shop.start()
  const tab = await engine.open(size)
  try {
    const done = work({ person: new Person(tab, shop.url), tab, shop, sandbox })
    await Promise.race([done, tooLong()]).catch(async (cause: unknown) => {
      const picture = await keepPicture(tab, `${engine.name}-${Date.now()}`).catch(() => 'none')
      const { message } = cause as Error
      throw new Error([message, `Picture: ${picture}`, ...shop.wrong].join('\n'), { cause })
    })
    await sleep(REPORT)
    if (shop.wrong.length > 0)
      throw new Error([...shop.wrong, ...shop.givenUp.map((call) => `Given up: ${call}`)].join('\n'))
  } finally {
    await tab.close()
    shop.end()
  }
}
