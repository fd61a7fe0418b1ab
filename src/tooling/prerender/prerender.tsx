import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { t } from 'ttag'
import { queryClient } from '../../api/query-client'
import { descriptionOf, titleOf, type Head } from '../../lib/head'
import { HEADS } from '../../lib/heads'
import { paths } from '../../lib/paths'
import { App } from '../../app/App'
import { beginWith, type Drawn } from '../../app/drawn'
import { answersOf, type Ask } from './drawn-answers'
import { pages } from '../../app/pages'
import { priceText } from '../../features/menu/format-dish'
import { DRAWN_FROM, type PageName } from '../../app/routes'
import { SHOP_ROUTES } from '../../app/shop-routes'
import { filesForAssistants } from './for-assistants'
import { structuredData } from './structured-data'
import { LEGAL_NAMES } from '../../lib/legal'
import { legalHead } from '../../pages/legal/legal-head'

type PageToDraw = { head: Head & { path: string }; name: PageName; drawn: Drawn | null; price?: string }

export type DrawnPage = {
  path: string
  name: string
  title: string
  description: string
  /** What a dish costs, as its card says it. */
  price?: string
  html: string
  /** The answers it was prerendered from. */
  drawn: Drawn | null
  /** What it tells search engines: a JSON-LD data block, or nothing. */
  structured: string
  /** Of the home page: what the icon of the installed storefront offers. */
  shortcuts?: { name: string; url: string }[]
  /** Of the home page: the files beside the pages that are drawn from the answers, too, by their paths. */
  files?: Record<string, string>
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

/** What the addresses of the build begin with. */
const base = import.meta.env.BASE_PATH ?? ''

type Answers = Awaited<ReturnType<typeof answersOf>>

const FIXED = [...Object.values(HEADS), ...LEGAL_NAMES.map(legalHead)]
const headOf = (path: string) => FIXED.find((head) => head.path === path)!

/** The pages of fixed addresses, each with the answers it shows. */
const fixedPages = (answers: Answers | undefined) =>
  SHOP_ROUTES.flatMap(({ path, page: name }): PageToDraw[] => {
    const drawnFrom = DRAWN_FROM[name]
    if (!drawnFrom) return []
    const head = headOf(path)
    if (!answers) return [{ head, name, drawn: null }]
    const { at, profile, menus, hero } = answers
    return [{ head, name, drawn: { path, at, profile, ...(drawnFrom.includes('menus') ? { menus } : { hero }) } }]
  })

const pagesOfDishes = ({ at, profile, dishes }: Answers) =>
  dishes.map(([path, item]): PageToDraw => ({
    head: { path, page: item.name, description: item.description },
    name: 'ItemPage',
    drawn: { path, at, profile, item },
    price: priceText(item, profile.currency),
  }))

async function draw({ head, name, drawn, price }: PageToDraw, site: string): Promise<DrawnPage> {
  await pages[name].preload()
  queryClient.clear()
  if (drawn) beginWith(drawn)
  const { path } = head
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter basename={base} location={base + path}>
      {children}
    </StaticRouter>
  )
  const html = renderToString(<App Router={Router} />)
  queryClient.clear()
  const shortcuts = path === paths.home && { shortcuts: SHORTCUTS }
  const structured = structuredData(drawn, site && site + base)
  const [title, description] = [titleOf(head), descriptionOf(head)]
  return { path, name, title, description, ...(price && { price }), html, drawn, structured, ...shortcuts }
}

/**
 * Renders the public pages as a guest sees them: with the restaurant, its menu and its dishes if `ask` is given,
 * otherwise as they are before any answer has arrived. `site` is the origin they are served from.
 */
export async function prerender(site: string, ask?: Ask, unread: Unread = rethrow): Promise<DrawnPage[]> {
  const answers = ask && (await answersOf(ask, unread === rethrow).catch(unread))
  const all: DrawnPage[] = []
  for (const page of [...fixedPages(answers), ...(answers ? pagesOfDishes(answers) : [])])
    all.push(await draw(page, site))
  if (answers && site) all[0]!.files = filesForAssistants(answers, site, base)
  return all
}
