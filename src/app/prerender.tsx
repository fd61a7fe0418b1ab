import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { queryClient } from '../api/query-client'
import { descriptionOf, HEADS, titleOf } from '../lib/head'
import { App } from './App'
import type { LazyPage } from './lazy-page'
import * as pages from './pages'

const PAGES: [head: (typeof HEADS)[keyof typeof HEADS], name: keyof typeof pages, page: LazyPage][] = [
  [HEADS.home, 'HomePage', pages.HomePage],
  [HEADS.menu, 'MenuPage', pages.MenuPage],
  [HEADS.about, 'AboutPage', pages.AboutPage],
  [HEADS.contact, 'ContactPage', pages.ContactPage],
  [HEADS.login, 'LoginPage', pages.LoginPage],
  [HEADS.signup, 'SignupPage', pages.SignupPage],
]

export type DrawnPage = { path: string; name: string; title: string; description: string; html: string }

/** The public pages as a guest sees them before any answer has come. Runs at build time. */
export async function prerender(): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = []
  for (const [head, name, page] of PAGES) {
    await page.preload()
    const html = renderToString(
      <App Router={({ children }) => <StaticRouter location={head.path}>{children}</StaticRouter>} />,
    )
    drawn.push({ path: head.path, name, title: titleOf(head), description: descriptionOf(head), html })
  }
  queryClient.clear()
  return drawn
}
