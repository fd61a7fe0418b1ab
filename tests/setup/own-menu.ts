import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { menuFrom } from '../../src/setup/from/from'

type Group = { name: string; options: { name: string; price: unknown }[] }
type Menu = {
  optionGroups?: Group[]
  menus: { sections: { name: string; items: { name: string; price: unknown }[] }[] }[]
}

/** The dishes of a file as 'section / name' and price, the extras, and what the terminal shows. */
export async function readMenu(
  name: string,
  lines: string[] | Uint8Array,
  place = { country: 'DE', currency: 'EUR', locale: 'en-DE' },
) {
  const folder = mkdtempSync(join(tmpdir(), 'menu-'))
  const file = join(folder, name)
  writeFileSync(file, Array.isArray(lines) ? lines.join('\n') : lines)
  const { menu, report } = await menuFrom(file, place).finally(() => rmSync(folder, { recursive: true }))
  const { menus, optionGroups = [] } = menu as Menu
  const sections = menus.flatMap((one) => one.sections)
  const items = sections.flatMap(({ name: section, items: all }) => all.map((item) => ({ section, ...item })))
  return {
    dishes: Object.fromEntries(items.map(({ section, name: dish, price }) => [`${section} / ${dish}`, price])),
    items: items as Record<string, unknown>[],
    extras: optionGroups.flatMap((group) => group.options.map((option) => [group.name, option.name, option.price])),
    report,
  }
}
