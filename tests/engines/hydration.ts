import { until } from './engine'
import type { Visit } from './visit'

const PAGES = ['/', '/menu', '/contact']

/** React takes over the very heading that the build drew; where it draws a page again, it says so as an error. */
export async function hydration({ person, tab }: Visit) {
  const visit = async (path: string) => {
    await person.open(path)
    const isTaken = `Object.keys(window.drawnHeading ?? {}).some((key) => key.startsWith('__react')) && window.drawnHeading.isConnected`
    await until(
      () => `${path} as it was drawn, taken over by React`,
      () => tab.run(isTaken),
    )
  }
  for (const path of PAGES) await visit(path)
  await person.open('/menu')
  await visit((await tab.run(`document.querySelector('a[href*="/item/"]').pathname`)) as string)
}
