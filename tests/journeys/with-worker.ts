import type { Page } from '@playwright/test'
import { builtWith } from './built-with'

export { BUILD } from './built-with'
/** Journeys on a build with the service worker. */
export const test = builtWith({ VITE_SERVICE_WORKER: 'on' })

/**
 * The time limit of a journey, in ms. The service worker stores its files one by one in the background. Next to other
 * journeys and builds that can take a minute.
 */
export const WITH_INSTALL = 180_000

/** Until the service worker has all it keeps. */
export const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))
