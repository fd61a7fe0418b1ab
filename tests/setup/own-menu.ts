import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { menuFrom } from '../../src/setup/from/from'

type Item = { name: string; price: unknown; allergens?: string[]; deposit?: number }
type Menu = {
  optionGroups?: { name: string; options: { name: string; price: unknown }[] }[]
  menus: { name: string; sections: { name: string; description?: string; items: Item[] }[] }[]
}

/** Where a restaurant is, and what follows from it. */
export const PLACES = {
  CZ: { country: 'CZ', currency: 'CZK', locale: 'cs-CZ' },
  DE: { country: 'DE', currency: 'EUR', locale: 'de-DE' },
  FR: { country: 'FR', currency: 'EUR', locale: 'fr-FR' },
  GB: { country: 'GB', currency: 'GBP', locale: 'en-GB' },
  GR: { country: 'GR', currency: 'EUR', locale: 'el-GR' },
  IN: { country: 'IN', currency: 'INR', locale: 'en-IN' },
  IT: { country: 'IT', currency: 'EUR', locale: 'it-IT' },
  JP: { country: 'JP', currency: 'JPY', locale: 'en-JP' },
  KW: { country: 'KW', currency: 'KWD', locale: 'ar-KW' },
  SA: { country: 'SA', currency: 'SAR', locale: 'ar-SA' },
  TR: { country: 'TR', currency: 'TRY', locale: 'tr-TR' },
  US: { country: 'US', currency: 'USD', locale: 'en-US' },
}
type Place = (typeof PLACES)[keyof typeof PLACES]

/** The menu that a file is understood to be, and what the terminal shows. */
export async function menuIn(file: string, place: Place) {
  const { menu, additives, report } = await menuFrom(file, place)
  const { menus, optionGroups = [] } = menu as Menu
  return { menu, sections: menus.flatMap((one) => one.sections), optionGroups, additives, report }
}

/** The dishes of a file as 'section / name' and price, the extras, and what the terminal shows. */
export async function readMenu(
  name: string,
  lines: string[] | Uint8Array,
  place: Place = { ...PLACES.DE, locale: 'en-DE' },
) {
  const folder = mkdtempSync(join(tmpdir(), 'menu-'))
  const file = join(folder, name)
  writeFileSync(file, Array.isArray(lines) ? lines.join('\n') : lines)
  const { sections, optionGroups, report } = await menuIn(file, place).finally(() =>
    rmSync(folder, { recursive: true }),
  )
  const priced = sections.flatMap(({ name: section, items }) =>
    items.map((dish) => [`${section} / ${dish.name}`, dish.price] as const),
  )
  return {
    dishes: Object.fromEntries(priced),
    items: sections.flatMap(({ name: section, items }) =>
      items.map((item): Record<string, unknown> => ({ ...item, section })),
    ),
    extras: optionGroups.flatMap((group) => group.options.map((option) => [group.name, option.name, option.price])),
    report,
  }
}
