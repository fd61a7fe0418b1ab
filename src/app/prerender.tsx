import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { t } from 'ttag'
import { queryClient } from '../api/query-client'
import { descriptionOf, titleOf, type Head } from '../lib/head'
import { HEADS } from '../lib/heads'
import { paths } from '../lib/paths'
import { App } from './App'
import { beginWith, type Drawn } from './drawn'
import { answersOf, type Ask } from './drawn-answers'
import type { LazyPage } from './lazy-page'
import * as pages from './pages'

type PageCode = { name: keyof typeof pages; page: LazyPage }
type Shown = 'profile' | 'menus'

/** The public pages, and which of the API's answers each shows. */
const PAGES: (PageCode & { head: Head & { path: string }; shows: Shown[] })[] = [
  { head: HEADS.home, name: 'HomePage', page: pages.HomePage, shows: ['profile', 'menus'] },
  { head: HEADS.menu, name: 'MenuPage', page: pages.MenuPage, shows: ['profile', 'menus'] },
  { head: HEADS.about, name: 'AboutPage', page: pages.AboutPage, shows: ['profile'] },
  { head: HEADS.contact, name: 'ContactPage', page: pages.ContactPage, shows: ['profile'] },
  { head: HEADS.login, name: 'LoginPage', page: pages.LoginPage, shows: ['profile'] },
  { head: HEADS.signup, name: 'SignupPage', page: pages.SignupPage, shows: ['profile'] },
]

type PageToDraw = Omit<(typeof PAGES)[number], 'shows'> & { drawn: Drawn | null }

export type DrawnPage = {
  path: string
  name: string
  title: string
  description: string
  html: string
  /** The answers it was prerendered from. */
  drawn: Drawn | null
  /** Of the home page: what the icon of the installed storefront offers. */
  shortcuts?: { name: string; url: string }[]
}

const SHORTCUTS = [
  { name: t`Menu`, url: paths.menu },
  { name: t`Cart`, url: paths.cart },
]

/** Called when the API cannot be read: returns to render without answers, or throws. */
export type Unread = (cause: Error) => undefined
const rethrow: Unread = (cause) => {
  throw cause
}

type Answers = Awaited<ReturnType<typeof answersOf>>

/** PAGES, each with the answers it shows. */
const fixedPages = (answers: Answers | undefined) =>
  PAGES.map(({ shows, ...page }): PageToDraw => {
    if (!answers) return { ...page, drawn: null }
    const { at, profile, menus } = answers
    return { ...page, drawn: { path: page.head.path, at, profile, ...(shows.includes('menus') && { menus }) } }
  })

const pagesOfDishes = ({ at, profile, dishes }: Answers) =>
  dishes.map(([path, item]): PageToDraw => ({
    head: { path, page: item.name, description: item.description },
    name: 'ItemPage',
    page: pages.ItemPage,
    drawn: { path, at, profile, item },
  }))

async function draw({ head, name, page, drawn }: PageToDraw): Promise<DrawnPage> {
  await page.preload()
  queryClient.clear()
  if (drawn) beginWith(drawn)
  const { path } = head
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>
  const html = renderToString(<App Router={Router} />)
  queryClient.clear()
  const shortcuts = path === paths.home && { shortcuts: SHORTCUTS }
  return { path, name, title: titleOf(head), description: descriptionOf(head), html, drawn, ...shortcuts }
}

/**
 * Renders the public pages as a guest sees them: with the restaurant, its menu and its dishes if `ask` is given,
 * otherwise as they are before any answer has arrived.
 */
export async function prerender(ask?: Ask, unread: Unread = rethrow): Promise<DrawnPage[]> {
  const answers = ask && (await answersOf(ask, unread === rethrow).catch(unread))
  const all: DrawnPage[] = []
  for (const page of [...fixedPages(answers), ...(answers ? pagesOfDishes(answers) : [])]) all.push(await draw(page))
  return all
}
