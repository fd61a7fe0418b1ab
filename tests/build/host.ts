import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellFile } from '../../src/service-worker/shell'
import { headIn, rootIn } from './html'

export const HOST = 'https://adapters.example'
export const SITE = 'https://tamarind.example'
/** With characters that are special in HTML and in the replacement string of JavaScript's `replace`. */
export const NAME = 'Fish $& "Chips" <b> $$'

/** The variables of the build. Prerendering needs them again. */
export const HOST_ENV = {
  VITE_API_BASE_URL: HOST,
  VITE_SITE_URL: SITE,
  VITE_RESTAURANT_NAME: NAME,
  VITE_DRAW_PAGES: 'off',
}

/** Each page with its address, its title before the restaurant's name, and some of its text, the heading first. */
export const PAGES = [
  ['index.html', '/', '', [NAME, 'Order Now', 'Most ordered this week']],
  ['menu.html', '/menu', 'Menu', ['Menu', 'Search menu...']],
  ['about.html', '/about', 'About', [`About ${NAME}`]],
  ['contact.html', '/contact', 'Contact', ['Contact']],
  ['login.html', '/login', 'Login', ['Login', 'Phone number', 'Send code']],
  ['signup.html', '/signup', 'Sign Up', ['Sign Up', 'First name', 'Continue']],
] as const

/** The pages of the build in a folder, and what its service worker keeps. */
export function buildIn(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    read,
    headOf: (file: string) => headIn(read(file)),
    drawnIn: (file: string) => rootIn(read(file)),
    keptFiles: () => JSON.parse(/^self\.shell=(.*);$/m.exec(read('service-worker.js'))![1]!) as ShellFile[],
  }
}
