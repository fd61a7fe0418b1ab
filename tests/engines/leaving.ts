import { sleep, until } from './engine'
import type { Visit } from './visit'

const ELSEWHERE = '/robots.txt'

/** A customer who leaves the shop while code of a page loads gets away: the load breaks off, and needs no reload. */
export async function leaving({ person, tab, shop }: Visit) {
  await person.open('/about')
  shop.delays.set('/assets/', 4000).set(ELSEWHERE, 2000)
  await person.press('link', 'Contact')
  await until(
    () => 'code that loads',
    () => Promise.resolve(shop.waiting > 0),
  )
  shop.documents.length = 0
  await tab.run(`void location.assign('${ELSEWHERE}')`)
  await person.arrivesAt(/^\/robots\.txt$/)
  await sleep(1000)
  const others = shop.documents.filter((path) => path !== ELSEWHERE)
  if (others.length > 0) throw new Error(`It also asked for ${others.join(', ')}.`)
}

/** What a page begins to read while it is being left breaks off, which is no error either. */
export async function readingAtLeaving({ person, tab, shop }: Visit) {
  shop.delays.set(ELSEWHERE, 4000)
  await person.open('/')
  await tab.run(`void location.assign('${ELSEWHERE}')`)
  await person.arrivesAt(/^\/robots\.txt$/)
}
