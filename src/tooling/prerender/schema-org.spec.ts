import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MenuItem, MenuList } from '../../api/types'
import { paths } from '../../lib/paths'
import { decimal } from '../../lib/money'
import { createSandbox } from '../../sandbox/sandbox'
import { readRestaurantFolder } from '../../sandbox/seed/restaurant-folder'
import { answersOf } from './drawn-answers'
import { structuredData } from './structured-data'

const SITE = 'https://shop.example'
const DATA = join(process.cwd(), 'src/tooling/prerender/told.ts')

type Node = { '@type': string } & Record<string, unknown>
type Offer = { name?: string; price: string; priceCurrency: string }
type Item = { name: string; url: string; offers: Offer[]; description?: string }

/** What a page tells, as whoever reads its HTML finds it. */
const toldBy = (...page: Parameters<typeof structuredData>): Node[] => {
  const [, text] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(structuredData(...page)) ?? []
  return text ? (JSON.parse(text) as { '@graph': Node[] })['@graph'] : []
}

/** What TypeScript says of data, by the types made of schema.org's published vocabulary (schema-dts). */
function mistakesIn(nodes: Node[]): string[] {
  const lines = nodes.map(
    (node, at) => `export const n${at}: Exclude<S.${node['@type']}, string> = ${JSON.stringify(node)}`,
  )
  const source = ["import type * as S from 'schema-dts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ESNext },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  }
  const host = ts.createCompilerHost(options)
  const files = { ...host }
  host.fileExists = (name) => name === DATA || files.fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === DATA ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : files.getSourceFile(name, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([DATA], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 300))
}

const RESTAURANTS = ['tamarind-row', 'cafe-noor', 'pizzeria-aurora']

describe.each(RESTAURANTS)('what the pages of %s tell search engines', (name) => {
  const { restaurant, menu } = readRestaurantFolder(`src/sandbox/seed/${name}`)
  const sandbox = createSandbox({ restaurant: { ...restaurant, id: 'tamarind-row' }, menu })
  const ask = async (path: string) => {
    const answer = await sandbox.fetch(new Request(`http://shop${path}`, { headers: { login_source: 'mobile' } }))
    return answer.json() as Promise<unknown>
  }
  let home: Node[]
  let menus: Node[]
  let dishes: [MenuItem, Node[]][]
  let list: MenuList
  let currency: string

  beforeAll(async () => {
    const { at, profile, menus: drawn, dishes: items, allMenus } = await answersOf(ask)
    home = toldBy({ path: paths.home, at, profile }, SITE)
    menus = toldBy({ path: paths.menu, at, profile, menus: drawn }, SITE)
    dishes = items.map(([path, item]) => [item, toldBy({ path, at, profile, item }, SITE)])
    list = allMenus
    currency = profile.currency
  })

  it('is valid by the vocabulary of schema.org', { timeout: 60_000 }, () => {
    expect(mistakesIn([...home, ...menus, ...dishes.flatMap(([, nodes]) => nodes)])).toEqual([])
  })

  it('has each dish of each menu with the sizes and prices of the API, and no other', () => {
    const told = menus.flatMap((one) =>
      (one.hasMenuSection as { hasMenuItem: Item[] }[]).flatMap((section) => section.hasMenuItem),
    )
    const sold = list.menus.flatMap(({ id, sections }) =>
      sections.flatMap((section) =>
        section.items.map((item) => ({
          name: item.name,
          url: SITE + paths.item(id, section.id, item.id),
          offers: (item.servings.length > 0 ? item.servings : [{ name: undefined, price: item.price }]).map((size) => [
            size.name,
            decimal(size.price, currency),
            currency,
          ]),
        })),
      ),
    )
    const offersOf = ({ offers }: Item) => offers.map((offer) => [offer.name, offer.price, offer.priceCurrency])
    expect(told.map((item) => ({ name: item.name, url: item.url, offers: offersOf(item) }))).toEqual(sold)
    // The page of a dish says the same as the menu, and its description before the allergens.
    const byUrl = new Map(told.map((item) => [item.url, item]))
    for (const [, [node]] of dishes) {
      const { name: dish, url, offers, description } = node as unknown as Item
      const { description: allergens = '', ...ofMenu } = byUrl.get(url)!
      expect({ name: dish, url, offers }).toEqual({ ...ofMenu, suitableForDiet: undefined, '@type': undefined })
      expect((description ?? '').endsWith(allergens)).toBe(true)
    }
    expect(dishes).toHaveLength(sold.length)
  })
})

it('data that is not in the vocabulary is found', { timeout: 60_000 }, () => {
  const offer = { '@type': 'Offer', price: '1.00', availability: 'https://schema.org/Gone' }
  const dish = { '@type': 'MenuItem', name: 'Soup', allergens: ['MILK'] }
  const mistakes = mistakesIn([dish, { '@type': 'MenuItem', name: 'Soup', offers: [offer] }])
  expect(mistakes).toEqual([expect.stringContaining('"allergens"'), expect.stringContaining('Gone')])
})
