import type { Size } from './engine'
import { hydration } from './hydration'
import { leaving, readingAtLeaving } from './leaving'
import { mainJob } from './main-job'
import { pageChange } from './page-change'
import type { Visit } from './visit'
import { watched } from './watched'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** What is done in each engine. */
type Check = {
  name: string
  /** The variables of its build. */
  build: keyof typeof BUILDS
  size: Size
  work: (visit: Visit) => Promise<void>
  /** Done in each round; the others are done once. */
  isRepeated?: true
}

/** Builds of the shop by the variables of each. The pizzeria closes half an hour after midnight. */
export const BUILDS = {
  english: {},
  german: { VITE_LOCALE: 'de-DE', SANDBOX_RESTAURANT: 'src/sandbox/seed/pizzeria-aurora' },
}

export const CHECKS: Check[] = [
  { name: 'main job at 390 px', build: 'english', size: PHONE, work: mainJob, isRepeated: true },
  { name: 'main job at 1280 px', build: 'english', size: DESKTOP, work: mainJob, isRepeated: true },
  { name: 'mistakes of a page are seen', build: 'english', size: DESKTOP, work: watched },
  { name: 'the bar during a page change', build: 'english', size: DESKTOP, work: pageChange },
  { name: 'leaving while code loads', build: 'english', size: DESKTOP, work: leaving },
  { name: 'reading while a page is left', build: 'english', size: DESKTOP, work: readingAtLeaving },
  { name: 'pages are taken over', build: 'english', size: DESKTOP, work: hydration },
  { name: 'German pages are taken over', build: 'german', size: DESKTOP, work: hydration },
]
