import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { asContracted } from '../api/answers'
import { queryClient } from '../api/query-client'
import type { MenuList, Restaurant } from '../api/types'
import { config } from '../lib/config'
import { descriptionOf, HEADS, titleOf } from '../lib/head'
import { App } from './App'
import { beginWith, type Drawn } from './drawn'
import { firstScreens, withoutTheHour } from './first-screens'
import type { LazyPage } from './lazy-page'
import * as pages from './pages'

type PageToDraw = {
  head: (typeof HEADS)[keyof typeof HEADS]
  name: keyof typeof pages
  page: LazyPage
  /** What it shows of the API's answers; nothing of a page that goes on where its customer was. */
  shows?: ('profile' | 'menus')[]
}

const PAGES: PageToDraw[] = [
  { head: HEADS.home, name: 'HomePage', page: pages.HomePage, shows: ['profile', 'menus'] },
  { head: HEADS.menu, name: 'MenuPage', page: pages.MenuPage, shows: ['profile', 'menus'] },
  { head: HEADS.about, name: 'AboutPage', page: pages.AboutPage, shows: ['profile'] },
  { head: HEADS.contact, name: 'ContactPage', page: pages.ContactPage, shows: ['profile'] },
  { head: HEADS.login, name: 'LoginPage', page: pages.LoginPage },
  { head: HEADS.signup, name: 'SignupPage', page: pages.SignupPage },
]

export type DrawnPage = {
  path: string
  name: string
  title: string
  description: string
  html: string
  /** The answers it was drawn from. */
  drawn: Drawn | null
}

/** Answers the path of an API with the JSON of its body. Rejects when it cannot. */
export type Ask = (path: string) => Promise<unknown>

/** What is done when the API cannot be read: to draw without it, or to throw. */
export type Unread = (cause: Error) => undefined
const rethrow: Unread = (cause) => {
  throw cause
}

async function asked<T>(ask: Ask, operation: string, path: string): Promise<T> {
  const answer = asContracted(`GET ${operation}`, (await ask(path)) as T)
  if (!answer) throw new Error(`${path} does not answer as the contract says`)
  return answer
}

/** @throws Error when the API cannot be read, or answers something else than the contract says */
async function answersOf(ask: Ask) {
  const operation = '/api/v1/restaurants/{restaurantId}'
  const path = `/api/v1/restaurants/${config.restaurantId}`
  const [profile, menus] = await Promise.all([
    asked<Restaurant>(ask, operation, path),
    asked<MenuList>(ask, `${operation}/menus`, `${path}/menus`),
  ])
  return { at: Date.now(), ...withoutTheHour({ profile, menus: firstScreens(menus) }) }
}

/**
 * The public pages as a guest sees them, with the restaurant and its menu where an API is asked, else as they are before
 * any answer has come.
 */
export async function prerender(ask?: Ask, unread: Unread = rethrow): Promise<DrawnPage[]> {
  const answers = ask && (await answersOf(ask).catch(unread))
  const all: DrawnPage[] = []
  for (const { head, name, page, shows } of PAGES) {
    const { path } = head
    const drawn: Drawn | null =
      answers && shows
        ? { path, at: answers.at, profile: answers.profile, ...(shows.includes('menus') && { menus: answers.menus }) }
        : null
    await page.preload()
    queryClient.clear()
    if (drawn) beginWith(drawn)
    const html = renderToString(
      <App Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
    )
    all.push({ path, name, title: titleOf(head), description: descriptionOf(head), html, drawn })
  }
  queryClient.clear()
  return all
}
