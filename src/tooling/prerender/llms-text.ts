import { t } from 'ttag'
import type { MenuItem, MenuItemSummary, MenuList, OptionGroup, Restaurant } from '../../api/types'
import { additiveWords } from '../../api/use-additive-words'
import { dietSigns, soldText, type Sold } from '../../features/menu/format-dish'
import { ruleText } from '../../features/menu/selection'
import { servingSold } from '../../features/menu/serving-sold'
import { hoursText } from '../../features/restaurant/HoursToday'
import { phoneData } from '../../features/restaurant/structured-data'
import { WEEK } from '../../features/restaurant/week'
import { addressText } from '../../lib/address'
import { ageText } from '../../lib/age'
import { addDays } from '../../lib/calendar'
import { cartLink, linkedId } from '../../lib/cart-link'
import { allergensText, declaredTexts, type Declared } from '../../lib/declared'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { joinedWeek, specialRuns } from '../../lib/special-hours'
import { dayIn } from '../../lib/zone'

/** What the API says, as text of Markdown in one line. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`)

const code = (text: string) => `\`${text}\``

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** What the law requires, with the additives in the restaurant's words. */
const declared = (food: Declared, { additives }: Restaurant) =>
  declaredTexts({ ...food, additives: additiveWords(food.additives, additives) }).map(plain)

/** A price with what stands beside it: '3,00 € (1 l · 3,00 €/l · plus 0,30 € deposit)'. */
function priceText(sold: Sold, currency: string): string {
  const beside = soldText(sold, currency)
  return formatMoney(sold.price, currency) + (beside && ` (${beside})`)
}

/** The groups of a dish, and those of their options: one line each. */
const groupLines = (groups: OptionGroup[], profile: Restaurant, path = ''): string[] =>
  groups.flatMap((group) => {
    const start = `${path}${linkedId(group.id)}.`
    const options = group.options.map((option) => {
      const price = option.price > 0 ? ` +${formatMoney(option.price, profile.currency)}` : ''
      const words = [...(option.soldOut ? [t`Sold out`] : []), ...declared(option, profile)].join(', ')
      return `${code(`+${start}${linkedId(option.id)}`)} ${plain(option.name)}${price}${words && ` (${words})`}`
    })
    return [
      `  - ${plain(group.name)} (${ruleText(group)}): ${options.join('; ')}`,
      ...group.options.flatMap((one) => groupLines(one.optionGroups, profile, `${start}${linkedId(one.id)}.`)),
    ]
  })

function dishLines(dish: MenuItemSummary, url: string, item: MenuItem | undefined, profile: Restaurant): string[] {
  const { id, name, description, servings, soldOut } = dish
  const { currency } = profile
  const diets = dietSigns(dish).map(([, words]) => words)
  const sizes = servings.map(
    (size) => `${code(`:${linkedId(size.id)}`)} ${plain(size.name)} ${priceText(servingSold(dish, size), currency)}`,
  )
  const parts = [
    ...(servings.length > 0 ? [] : [priceText(dish, currency)]),
    ...(soldOut ? [t`Sold out`] : []),
    plain(description),
    diets.join(', '),
    ageText(dish),
    ...declared(dish, profile),
    ...dish.defaultOptions.map((option) => `${plain(option.name)}: ${allergensText(option.allergens)}`),
  ]
  const words = parts.flatMap((part) => (part ? sentence(part) : [])).join(' ')
  return [
    `- [${plain(name)}](${url}) ${code(linkedId(id))}: ${words}`,
    ...(sizes.length > 0 ? [`  - ${t`Sizes`}: ${sizes.join('; ')}`] : []),
    ...groupLines(item?.optionGroups ?? [], profile),
  ]
}

/** Two dishes of the menu as a link, to show how one is written. */
function exampleOf({ menus }: MenuList, currency: string): string {
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  const sized = dishes.find(({ servings }) => servings.length > 1) ?? dishes[0]
  const other = dishes.find((dish) => dish !== sized && !dish.requiresChoice)
  const wanted = [sized, other].flatMap((dish, at) =>
    dish ? { dish: dish.id, size: dish.servings.at(-1)?.id ?? null, choices: [], count: at === 0 ? 2 : 1 } : [],
  )
  return cartLink(wanted, currency) ?? paths.menu
}

/** How an order is made by a link, in steps. */
export const howToOrder = (menus: MenuList, currency: string, site: string): string[] => [
  t`Make a link of the dishes, for example ${site + exampleOf(menus, currency)}`,
  t`Commas separate the dishes. Before a dish stands how many (2x), behind it its size (:) and its options (+), each by its id.`,
  t`Give the link to the customer. It shows the dishes with the prices of that moment, and asks before they are added.`,
  t`Signing in, choosing the time and paying is done by the customer, on this site. Nobody can order without them.`,
]

/** The days with other hours, from the day before `at` (ms) on: what began that evening may go on. */
const specialLines = (profile: Restaurant, at: number) =>
  specialRuns(profile, addDays(dayIn(at, profile.timeZone), -1)).map(
    ({ from, to, periods, note }) =>
      `${from === to ? from : `${from} – ${to}`}: ${hoursText(periods)}${note && ` (${plain(note)})`}`,
  )

const factLines = (profile: Restaurant, at: number): string[] => {
  const { address, phone, email, hours, currency } = profile
  const week = joinedWeek(hours)
  return [
    ...[addressText(address), phoneData(phone, address?.country), email].flatMap((text) => (text ? plain(text) : [])),
    ...WEEK.map(([day, name]) => `${name}: ${hoursText(week.find((one) => one.day === day)?.periods)}`),
    ...specialLines(profile, at),
    t`Prices are in ${currency}.`,
  ]
}

export type Told = {
  /** When it was read, in ms. */
  at: number
  profile: Restaurant
  allMenus: MenuList
  /** Those that have pages, by their paths. */
  dishes: [path: string, item: MenuItem][]
}

/** What the restaurant is and serves, for those who read no pages (llmstxt.org). */
export function llmsText({ at, profile, allMenus: menus, dishes }: Told, site: string) {
  const { name, tagline, cuisine, currency } = profile
  const items = new Map(dishes)
  const about = [tagline, cuisine].flatMap((text) => (text ? sentence(plain(text)) : []))
  return [
    `# ${plain(name)}`,
    ...(about.length > 0 ? ['', `> ${about.join(' ')}`] : []),
    '',
    ...factLines(profile, at).map((line) => `- ${line}`),
    ...['', `## ${t`How to order`}`, ''],
    ...howToOrder(menus, currency, site).map((step, index) => `${index + 1}. ${step}`),
    ...menus.menus.flatMap((menu) => [
      ...['', `## ${plain(menu.name)}`],
      ...menu.sections.flatMap((section) => [
        ...['', `### ${plain(section.name)}`, ''],
        ...section.items.flatMap((dish) => {
          const path = paths.item(menu.id, section.id, dish.id)
          return dishLines(dish, site + path, items.get(path), profile)
        }),
      ]),
    ]),
    '',
  ].join('\n')
}
