import { t } from 'ttag'
import { config } from './config'
import { paths } from './paths'

const { restaurantName: name } = config

/** A page's title and description for browsers, search engines and link previews. */
export type Head = { page?: string; description?: string | undefined }

const DESCRIPTION = t`Order online from ${name}: choose, pay on a secure page, and collect while it is hot.`

export const HOME_HEAD = { path: paths.home, description: DESCRIPTION } as const
export const MENU_HEAD = {
  path: paths.menu,
  page: t`Menu`,
  description: t`Every dish of ${name} with its price, allergens and choices. Order online and collect.`,
} as const

const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** 'Page · Restaurant', or the restaurant's name alone. Without bidi controls, which could reverse the rest (F50). */
export const titleOf = ({ page }: Head) => (page ? `${page.replace(BIDI_CONTROLS, '')} · ${name}` : name)

export const descriptionOf = ({ description }: Head) => description || DESCRIPTION
