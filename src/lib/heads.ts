import { t } from 'ttag'
import { config } from './config'
import { HOME_HEAD, MENU_HEAD } from './head'
import { paths } from './paths'

const { restaurantName: name } = config

/** The public pages. Each is a file of its own in the build. */
export const HEADS = {
  home: HOME_HEAD,
  menu: MENU_HEAD,
  about: { path: paths.about, page: t`About`, description: t`Who cooks at ${name}, since when, and how.` },
  contact: {
    path: paths.contact,
    page: t`Contact`,
    description: t`Where to find ${name}, how to reach us, and when the kitchen is open.`,
  },
  login: { path: paths.login, page: t`Login`, description: t`Sign in at ${name} with your phone number.` },
  signup: {
    path: paths.signup,
    page: t`Sign Up`,
    description: t`Create an account at ${name} with your phone number.`,
  },
} as const
