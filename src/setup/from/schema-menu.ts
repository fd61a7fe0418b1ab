import { t } from 'ttag'
import type { DishEntry, Entry } from './types.ts'

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
const nodesOf = (value: unknown) => listOf(value).filter(isNode)
const isA = (node: Node, type: string) =>
  listOf(node['@type']).some((one) => String(one).replace(/^.*[/:]/, '') === type)
/** The text of a value; descriptions may have tags and entities in them. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : isNode(value)
      ? textOf(value['@value'])
      : ''
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const DIETS: Record<string, string> = {
  VeganDiet: 'vegan',
  VegetarianDiet: 'vegetarian',
  GlutenFreeDiet: 'gluten free',
}
const dietsOf = (item: Node) =>
  listOf(item.suitableForDiet)
    .flatMap((one) => DIETS[String(one).replace(/^.*[/:]/, '')] ?? [])
    .join(', ')

function pricesOf(item: Node): DishEntry['prices'] {
  const offers = nodesOf(item.offers).flatMap((offer) => (offer.offers ? nodesOf(offer.offers) : [offer]))
  const all = offers.flatMap((offer) => {
    const specified = nodesOf(offer.priceSpecification)[0] ?? {}
    const price = textOf(offer.price ?? offer.lowPrice ?? specified.price)
    const currency = textOf(offer.priceCurrency ?? specified.priceCurrency)
    const size = textOf(offer.name) || textOf(nodesOf(offer.eligibleQuantity)[0]?.name) || textOf(offer.description)
    const isFrom = offer.price === undefined && offer.lowPrice !== undefined
    return price
      ? [{ size, text: `${isFrom ? 'from ' : ''}${/[^\d.,]/.test(price) ? price : `${price} ${currency}`}`.trim() }]
      : []
  })
  return all.length === 1 ? [{ size: '', text: all[0]!.text }] : all
}

function dishEntry(item: Node): Entry {
  const diets = dietsOf(item)
  return {
    ...{ kind: 'dish', line: 0, name: textOf(item.name), description: textOf(item.description) },
    ...{ prices: pricesOf(item), facts: diets ? { diets } : {}, unsure: [] },
  }
}

function sectionEntries(section: Node): Entry[] {
  const [name, description] = [textOf(section.name), textOf(section.description)]
  const items = nodesOf(section.hasMenuItem ?? section.itemListElement).filter((one) => one.name !== undefined)
  const addOns = items
    .flatMap((item) => nodesOf(item.menuAddOn))
    .flatMap((one) => (one.hasMenuItem ? nodesOf(one.hasMenuItem) : [one]))
  return [
    ...(name ? [{ kind: 'heading' as const, line: 0, text: name }] : []),
    ...(description ? [{ kind: 'text' as const, line: 0, text: description }] : []),
    ...items.map(dishEntry),
    ...addOns.map((one) => ({ kind: 'unread' as const, line: 0, text: textOf(one.name), why: t`add-on of one dish` })),
    ...nodesOf(section.hasMenuSection).flatMap(sectionEntries),
  ]
}

function menusIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(menusIn)
  if (!isNode(value)) return []
  if (isA(value, 'Menu') || value.hasMenuSection !== undefined) return [value]
  return Object.values(value).flatMap(menusIn)
}

function parsed(text: string): unknown {
  try {
    // Some pages break lines within texts, which JSON does not allow.
    return JSON.parse(text.replace(/[\r\n\t]+/g, ' '))
  } catch {
    return undefined
  }
}

/** The dishes that a page lists for search engines, in JSON-LD. */
function fromJson(document: Document): Entry[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts
    .flatMap((script) => menusIn(parsed(script.textContent ?? '')))
    .flatMap((menu) => sectionEntries({ ...menu, name: '', description: '' }))
}

/** The same in attributes of its elements. */
function fromAttributes(document: Document): Entry[] {
  const parts = [
    ...document.querySelectorAll('[itemtype*="schema.org/MenuSection"], [itemtype*="schema.org/MenuItem"]'),
  ]
  return parts.flatMap((part): Entry[] => {
    const own = (name: string) =>
      [...part.querySelectorAll(`[itemprop="${name}"]`)].filter(
        (one) => one.parentElement?.closest('[itemtype*="MenuSection"], [itemtype*="MenuItem"]') === part,
      )
    const text = (name: string) => textOf(own(name)[0]?.getAttribute('content') ?? own(name)[0]?.textContent)
    if (/MenuSection/.test(part.getAttribute('itemtype')!)) {
      const description = text('description')
      return [
        { kind: 'heading', line: 0, text: text('name') },
        ...(description ? [{ kind: 'text' as const, line: 0, text: description }] : []),
      ]
    }
    const diets = own('suitableForDiet').map((one) => one.getAttribute('href') ?? one.getAttribute('content') ?? '')
    const offers = own('price').map((one) => ({
      price: one.getAttribute('content') ?? one.textContent,
      priceCurrency: text('priceCurrency'),
    }))
    return [dishEntry({ name: text('name'), description: text('description'), offers, suitableForDiet: diets })]
  })
}

/** The dishes that a page lists for search engines, by schema.org. */
export function listedEntries(document: Document): Entry[] {
  // Entities of HTML stand in JSON, too.
  const decoder = document.createElement('textarea')
  const decode = (text: string) => {
    decoder.innerHTML = text
    return decoder.value
  }
  const json = fromJson(document).map((entry): Entry => ({
    ...entry,
    ...('name' in entry
      ? { name: decode(entry.name), description: decode(entry.description) }
      : { text: decode(entry.text) }),
  }))
  return json.some(({ kind }) => kind === 'dish') ? json : fromAttributes(document)
}
