import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import { readMenuFile } from './menu-file'
import { seedMenus } from './menu'
import { signedInCustomer } from '../../../tests/sandbox/clients'
import { addToCart, placedOrder } from '../../../tests/sandbox/orders'

type Loose = { [key: string]: Loose } & Loose[]

let path: string
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'menu.json')
})
afterEach(() => {
  rmSync(dirname(path), { recursive: true })
})

/** The seed as a file, with mistakes made in it. */
function readWith(...mistakes: ((file: Loose) => void)[]) {
  const file = JSON.parse(JSON.stringify(seedMenus)) as Loose
  for (const make of mistakes) make(file)
  writeFileSync(path, JSON.stringify(file))
  return readMenuFile(path)
}

const itemOf = (file: Loose, section: number, item: number) => file.menus![0]!.sections![section]!.items![item]!
const set = (target: Loose | undefined, key: string, value: unknown) => Object.assign(target ?? {}, { [key]: value })

describe('a menu file', () => {
  it('may be the seed as JSON, which the sandbox then serves', async () => {
    expect(readWith()).toEqual(seedMenus)
    const [menu] = readWith((file) => set(itemOf(file, 6, 0), 'name', 'Lemonade of my own')).menus
    const customer = await signedInCustomer({ sandbox: createSandbox({ menu: { menus: [menu!] } }) })
    await addToCart(customer)
    expect((await placedOrder(customer)).lines[0]?.name).toBe('Lemonade of my own')
  })

  const noodles = '#/menus/0/sections/1/items/0'
  it.each<[string, string, (file: Loose) => void]>([
    [
      'a wrong type deep inside',
      `${noodles}/optionGroups/2/options/0/optionGroups/0/options/1/price: Instance type "string" is invalid`,
      (file) => set(itemOf(file, 1, 0).optionGroups![2]!.options![0]!.optionGroups![0]!.options![1], 'price', '100'),
    ],
    ['a price that is not in cents', `${noodles}/price: `, (file) => set(itemOf(file, 1, 0), 'price', 14.5)],
    [
      'a missing field',
      '#/menus/0/sections/1/items/2: Instance does not have required property "price"',
      (file) => Reflect.deleteProperty(itemOf(file, 1, 2), 'price'),
    ],
    [
      'an allergen that there is not',
      `${noodles}/allergens/1: `,
      (file) => itemOf(file, 1, 0).allergens!.splice(1, 0, 'GLUE' as never),
    ],
    [
      'a misspelt field',
      `${noodles}/allergen: This field is not known.`,
      (file) => set(itemOf(file, 1, 0), 'allergen', ['PEANUT']),
    ],
    [
      'a group that names itself',
      '#/menus/0/sections/1/items/0/optionGroups/0/options/0/optionGroups/0: Instance type "string" is invalid',
      (file) => {
        const loop = { name: 'Loop', options: [{ name: 'Again', optionGroups: ['Loop'] }] }
        set(file, 'optionGroups', [loop])
        set(itemOf(file, 1, 0), 'optionGroups', ['Loop'])
      },
    ],
    ['an hour that is none', '#/menus/1/served/from: ', (file) => set(file.menus![1]!.served, 'from', '7 AM')],
    [
      'no menus',
      '#: Instance does not have required property "menus"',
      (file) => Reflect.deleteProperty(file, 'menus'),
    ],
    [
      'a dish that stands there twice',
      "#/menus/1/sections/1/items/9/id: 'hand-pulled-noodles' is taken by another dish.",
      (file) => file.menus![1]!.sections![1]!.items!.push(itemOf(file, 1, 0)),
    ],
  ])('is refused for %s, with the path', (_name, message, mistake) => {
    expect(() => readWith(mistake)).toThrow(`SANDBOX_MENU ${path}: ${message}`)
  })

  it('is refused with the path of the first of two mistakes', () => {
    const first = (file: Loose) => set(itemOf(file, 1, 0), 'name', 4)
    const second = (file: Loose) => set(itemOf(file, 2, 0).optionGroups![0]!.options![0], 'price', null)
    expect(() => readWith(second, first)).toThrow(`${noodles}/name: Instance type "number" is invalid`)
  })

  it.each([
    ['no JSON', 'menus:', /SANDBOX_MENU .*menu\.json: .*JSON/],
    ['no object', 'null', /SANDBOX_MENU .*menu\.json: #: Instance type "null" is invalid/],
  ])('is refused when it is %s', (_name, text, message) => {
    writeFileSync(path, text)
    expect(() => readMenuFile(path)).toThrow(message)
  })

  it('is refused when it does not exist', () => {
    expect(() => readMenuFile(`${path}.none`)).toThrow(/SANDBOX_MENU .*ENOENT/)
  })
})
