import type { Schemas } from '../../api/types'
import { wallClock } from '../../lib/time'
import { periodsAt } from './hours'
import { defaultSelection, depositFor, isSoldOut, priceOf } from './selection'
import type { Option, OptionGroup, SeedItem, SeedMenu, SeedMenuFile, SeedRestaurant, SeedSection } from '../seed/types'

type Place = { menu: SeedMenu; section: SeedSection; item: SeedItem }

const mappingId = ({ menu, section, item }: Place) => `${menu.id}.${section.id}.${item.id}`

function availabilityOf({ served }: SeedMenu, now: number, { timeZone }: SeedRestaurant): Schemas['Availability'] {
  if (!served) return { available: true, text: null, availableFrom: null, served: null }
  const { current, next } = periodsAt(now, timeZone, [{ opens: served.from, closes: served.to }])
  return {
    available: current !== undefined,
    text: `${wallClock(served.from)} to ${wallClock(served.to)}`,
    availableFrom: !current && next ? new Date(next.opens).toISOString() : null,
    served,
  }
}

const isDefault = ({ defaultQuantity }: Option) => defaultQuantity > 0

/** The options of the default selection, including nested ones, that add an allergen to the dish. */
function addingAllergens(groups: OptionGroup[], dish: SeedItem): Schemas['MenuItemSummary']['defaultOptions'] {
  return groups.flatMap(({ options }) =>
    options
      .filter((option) => isDefault(option) && !option.soldOut)
      .flatMap(({ name, allergens, optionGroups }) => {
        const added = allergens.filter((allergen) => !dish.allergens.includes(allergen))
        return [...(added.length > 0 ? [{ name, allergens: added }] : []), ...addingAllergens(optionGroups, dish)]
      }),
  )
}

function summaryOf(place: Place): Schemas['MenuItemSummary'] {
  const { item } = place
  const { servings, optionGroups, imageBaseUrl: _, taxPercent: __, deposit: ___, content: ____, ...card } = item
  const prices = servings.map((serving) => serving.price)
  const selection = defaultSelection(item)
  const serving = servings[0]?.id ?? null
  const cheapest = servings.find(({ price }) => price === Math.min(...prices))
  const deposit = depositFor(item, cheapest?.id ?? null)
  const content = cheapest?.content ?? item.content
  return {
    ...card,
    soldOut: isSoldOut(item),
    servings,
    menuItemMappingId: mappingId(place),
    price: priceOf(item, cheapest?.id ?? null, selection.groups),
    ...(deposit > 0 && { deposit }),
    ...(content && { content }),
    requiresChoice: servings.length > 1 || optionGroups.some(({ min, options }) => min > 0 || options.some(isDefault)),
    defaultServingQuantityId: serving,
    defaultOptions: addingAllergens(optionGroups, item),
  }
}

type Entry = Place & { card: Schemas['MenuItemSummary'] }

const entryOf = (place: Place): Entry => ({ ...place, card: summaryOf(place) })

const entriesByFile = new WeakMap<SeedMenuFile, Map<string, Entry>>()

/** The dishes of a menu file by id. Cached, because many sandboxes serve the same menu. */
function entriesOf(file: SeedMenuFile): Map<string, Entry> {
  const known = entriesByFile.get(file)
  if (known) return known
  const places = file.menus.flatMap((menu) =>
    menu.sections.flatMap((section) => section.items.map((item) => ({ menu, section, item }))),
  )
  const entries = new Map(places.map((place) => [place.item.id, entryOf(place)]))
  entriesByFile.set(file, entries)
  return entries
}

/** The menu's queries: the list of menus, and single items with their mapping ids. */
export function createCatalog(file: SeedMenuFile, restaurant: SeedRestaurant) {
  const entries = new Map(entriesOf(file))

  return {
    list: (now: number): Schemas['MenuList'] => ({
      currency: restaurant.currency,
      menus: file.menus.map((menu) => ({
        id: menu.id,
        name: menu.name,
        availability: availabilityOf(menu, now, restaurant),
        sections: menu.sections.map(({ items, taxPercent: _, ...section }) => ({
          ...section,
          items: items.map(({ id }) => entries.get(id)!.card),
        })),
      })),
    }),

    item(menuId: string, itemId: string, now: number): Schemas['MenuItem'] | null {
      const place = entries.get(itemId)
      if (!place || place.menu.id !== menuId) return null
      const { taxPercent: _, otherNames: __, ...item } = place.item
      return {
        ...item,
        soldOut: isSoldOut(place.item),
        menuId,
        menuSectionId: place.section.id,
        menuItemMappingId: mappingId(place),
        availability: availabilityOf(place.menu, now, restaurant),
      }
    },

    /** Changes a dish, for example its price. Returns false when there is no such dish. */
    change(itemId: string, change: (item: SeedItem) => void): boolean {
      const place = entries.get(itemId)
      if (!place) return false
      const item = structuredClone(place.item)
      change(item)
      entries.set(itemId, entryOf({ ...place, item }))
      return true
    },

    /** An item of any menu, whether it is available at `now`, in ms, and the rate of its tax if it has its own. */
    find(itemId: string, now: number) {
      const place = entries.get(itemId)
      if (!place) return null
      return {
        item: place.item,
        sectionId: place.section.id,
        mappingId: mappingId(place),
        availability: availabilityOf(place.menu, now, restaurant),
        taxPercent: place.item.taxPercent ?? place.section.taxPercent,
      }
    },
  }
}
