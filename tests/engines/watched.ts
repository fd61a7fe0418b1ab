import { until } from './engine'
import type { Visit } from './visit'

const MISTAKES = `[
  setTimeout(() => { throw new Error('was thrown') }),
  console.error('was printed'),
  void Promise.reject(new Error('was not caught')),
  document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })),
  document.body.append(Object.assign(new Image(), { src: '/assets/none.png' })),
].length`
const REPORTS = [/error: .*was thrown/, /was printed/, /was not caught/, /refused by script-src/, /did not load: <img/]

/** What the other checks rest on: each kind of mistake on a page is reported. */
export async function watched({ person, tab, shop }: Visit) {
  await person.open('/contact')
  await tab.run(MISTAKES)
  await until(
    () => `five mistakes, but: ${shop.wrong.join('\n')}`,
    () => Promise.resolve(REPORTS.every((report) => shop.wrong.some((line) => report.test(line)))),
  )
  shop.wrong.length = 0
}
