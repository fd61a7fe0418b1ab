import { beforeAll, describe, expect, it } from 'vitest'
import type { MenuList } from '../../api/types'
import { readCartLink, type LinkedDish } from '../../lib/cart-link'
import { createSandbox } from '../../sandbox/sandbox'
import { readRestaurantFolder } from '../../sandbox/seed/restaurant-folder'
import { answersOf } from './drawn-answers'
import { filesForAssistants } from './for-assistants'

const SITE = 'https://tamarind.example'
const sandbox = createSandbox()
const asker = (of: typeof sandbox) => async (path: string) => {
  const answer = await of.fetch(new Request(`http://shop${path}`, { headers: { login_source: 'mobile' } }))
  return answer.json() as Promise<unknown>
}
const ask = asker(sandbox)
let answers: Awaited<ReturnType<typeof answersOf>>
beforeAll(async () => {
  answers = await answersOf(ask)
})
const textOf = (of = answers) => filesForAssistants(of, SITE)['llms.txt']!
const dishesOf = ({ menus }: MenuList) =>
  menus.flatMap(({ id, sections }) =>
    sections.flatMap((section) => section.items.map((item) => ({ id, section, item }))),
  )
const linkIn = (text: string) => /\?add=(\S+)/.exec(text)![1]!

describe('llms.txt', () => {
  it('says who the restaurant is, where, when it is open, and what prices are in', () => {
    const text = textOf()
    expect(text).toMatch(/^# Tamarind Row\n\n> Market cooking from five coasts\./)
    for (const line of [
      '- 86 Lantern Row, Ground floor, New York, NY 10002',
      '- Monday: 7:00 AM – 10:00 PM',
      '- Prices are in USD.',
    ])
      expect(text).toContain(`\n${line}\n`)
  })

  it('has every dish of every menu with its link, its id, its price or sizes, and its allergens', () => {
    const lines = textOf().split('\n')
    const all = dishesOf(answers.allMenus)
    expect(lines.filter((line) => line.startsWith('- [')).length).toBe(all.length)
    for (const { id, section, item } of all) {
      const at = lines.findIndex((line) =>
        line.startsWith(`- [${item.name}](${SITE}/menu/${id}/section/${section.id}/item/${item.id}) \`${item.id}\`: `),
      )
      expect(at, item.name).toBeGreaterThan(-1)
      const prices = item.servings.length > 0 ? item.servings.map(({ price }) => price) : [item.price]
      const told = item.servings.length > 0 ? lines[at + 1]! : lines[at]!
      for (const price of prices) expect(told).toContain(`$${(price / 100).toFixed(2)}`)
      expect(lines[at]!.includes('Contains'), item.name).toBe(
        item.allergens.length > 0 || item.defaultOptions.length > 0,
      )
    }
  })

  it('has deposits, contents, ages and all else that law wants said, and a phone number for any country', async () => {
    const { restaurant, menu } = readRestaurantFolder('src/sandbox/seed/pizzeria-aurora')
    const pizzeria = { ...restaurant, id: 'tamarind-row', phone: '02 5550 1234' }
    const text = textOf(await answersOf(asker(createSandbox({ restaurant: pizzeria, menu })))).replaceAll('\u00a0', ' ')
    for (const words of [
      '`:large` Large €3.00 (1 L · €3.00/L · plus €0.30 deposit)',
      '`friulian-lager`: €4.80 (330 mL · €14.55/L). Unfiltered, from the bottle. From age 18. Contains gluten (barley). 5.2% vol.',
      'Additives: with coloring. Contains caffeine (10 mg/100 ml).',
      '`+extra-toppings.prosciutto` Prosciutto +€3.00 (Additives: with preservative)',
      '- +39 02 5550 1234',
    ])
      expect(text).toContain(words)
  })

  it('shows a link that the menu can read, and ids of options as such a link has them', () => {
    const text = textOf()
    expect(readCartLink(linkIn(text), 'USD')).toMatchObject([{ count: 2 }, { count: 1 }])
    const [, choices] = /`:6-pieces` .*\n.*?`(\+filling\.[^`]+)`/.exec(text)!
    const [linked] = readCartLink(`pan-fried-dumplings:6-pieces${choices}`, 'USD') as LinkedDish[]
    expect(linked!.choices).toEqual([{ path: ['filling', 'pork-and-chive'], count: 1 }])
    expect(text).toContain('`+add-a-side.dumplings.filling.pork-and-chive`')
  })

  it('holds hostile names as text, on one line', () => {
    const { allMenus, profile } = answers
    const [menu] = allMenus.menus
    const [section] = menu!.sections
    const item = { ...section!.items[0]!, name: '](https://evil.example)\n# Free <b>food</b>', description: '`x`' }
    const menus = [{ ...menu!, sections: [{ ...section!, items: [item] }] }]
    const text = textOf({ ...answers, profile: { ...profile, name: 'A\n## B' }, allMenus: { ...allMenus, menus } })
    expect(text).toContain(
      String.raw`- [\](https://evil.example) \# Free \<b\>food\</b\>](https://tamarind.example/menu/`,
    )
    expect(text).toMatch(/^# A \\#\\# B\n/)
    expect(text.match(/^## /gm)).toHaveLength(2)
  })

  it('says the hours of special days', () => {
    const specialHours = [{ date: '2030-12-25', periods: [], note: 'Christmas' }]
    const text = textOf({ ...answers, profile: { ...answers.profile, specialHours } })
    expect(text).toContain('\n- 2030-12-25: Closed (Christmas)\n')
  })
})

it('the catalog is what the specification asks for: one skill, whose file says how to order', () => {
  const files = filesForAssistants(answers, SITE)
  expect(files['.well-known/ard.json']).toBe(files['.well-known/ai-catalog.json'])
  const { specVersion, host, entries, ...rest } = JSON.parse(files['.well-known/ard.json']!) as {
    specVersion: string
    host: Record<string, string>
    entries: Record<string, string | string[]>[]
  }
  expect([specVersion, Object.keys(host), rest]).toEqual(['1.0', ['displayName', 'documentationUrl'], {}])
  const [entry, ...others] = entries
  expect(others).toEqual([])
  expect(entry!.identifier).toMatch(/^urn:air:tamarind\.example:shop:order-food$/)
  expect(entry!.type).toBe('text/markdown; profile="urn:air:agent-skills"')
  expect(entry!.representativeQueries).toHaveLength(2)
  const skill = files[String(entry!.url).replace(`${SITE}/`, '')]!
  expect(skill).toMatch(/^---\nname: order-food\ndescription: "[^\n]*"\n---\n\n1\. /)
  expect(skill).toContain(`${SITE}/llms.txt`)
  expect(readCartLink(linkIn(skill), 'USD')).toHaveLength(2)
})
