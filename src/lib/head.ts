import { config } from './config'
import { paths } from './paths'

const { restaurantName: name } = config

/** A page's title and description for browsers, search engines and link previews. */
export type Head = { page?: string; description?: string | undefined }

const DESCRIPTION = `Order online from ${name}: choose, pay on a secure page, and collect while it is hot.`

/** The public pages. Each is a file of its own in the build. */
export const HEADS = {
  home: { path: paths.home, description: DESCRIPTION },
  menu: {
    path: paths.menu,
    page: 'Menu',
    description: `Every dish of ${name} with its price, allergens and choices. Order online and collect.`,
  },
  about: { path: paths.about, page: 'About', description: `Who cooks at ${name}, since when, and how.` },
  contact: {
    path: paths.contact,
    page: 'Contact',
    description: `Where to find ${name}, how to reach us, and when the kitchen is open.`,
  },
  login: { path: paths.login, page: 'Login', description: `Sign in at ${name} with your phone number.` },
  signup: { path: paths.signup, page: 'Sign Up', description: `Create an account at ${name} with your phone number.` },
} as const

const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** 'Page · Restaurant', or the restaurant's name alone. Without bidi controls, which could reverse the rest (F50). */
export const titleOf = ({ page }: Head) => (page ? `${page.replace(BIDI_CONTROLS, '')} · ${name}` : name)

export const descriptionOf = ({ description }: Head) => description || DESCRIPTION
