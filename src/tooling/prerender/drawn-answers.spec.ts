import { expect, it } from 'vitest'
import type { MenuItem, MenuList, Restaurant } from '../../api/types'
import { createSandbox } from '../../sandbox/sandbox'
import { dishPages } from './dish-pages'
import { answersOf } from './drawn-answers'

const sandbox = createSandbox()
const ask = async (path: string) => {
  const answer = await sandbox.fetch(new Request(`http://shop${path}`, { headers: { login_source: 'mobile' } }))
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<unknown>
}
const menus = (await ask('/api/v1/restaurants/tamarind-row/menus')) as MenuList
const cards = menus.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))

/** An API that answers as the sandbox does, but for one dish. */
const askBut = (id: string, answer: (item: MenuItem) => unknown) => async (path: string) => {
  const found = await ask(path)
  return path.endsWith(`/items/${id}`) ? answer(found as MenuItem) : found
}
const pathsOf = ({ dishes }: Awaited<ReturnType<typeof answersOf>>) => dishes.map(([path]) => path)

it('the pictures of the hero come with how they lie on the plate, also where no dish has them', async () => {
  const photo = '/pictures/room.jpg'
  const askWith = async (path: string) => {
    const found = (await ask(path)) as Restaurant
    return path.endsWith('tamarind-row') ? { ...found, heroImageUrls: [found.heroImageUrls[2], photo] } : found
  }
  const { hero } = await answersOf(askWith)
  const ribs = cards.find(({ id }) => id === 'charred-corn-ribs')!
  const { imageUrl, imageSmallUrl, imageKind } = ribs
  expect(hero).toEqual([{ imageUrl, imageSmallUrl, imageKind }, { imageUrl: photo }])
  expect(imageKind).toBe('PLATE')
})

it('every dish is read by the address of its page, without what is true only at this hour', async () => {
  const { profile, dishes } = await answersOf(ask)
  expect(dishes.map(([, { id }]) => id)).toEqual(cards.map(({ id }) => id))
  const [path, item] = dishes.find(([, { id }]) => id === 'charred-corn-ribs')!
  expect(path).toBe(`/menu/${item.menuId}/section/${item.menuSectionId}/item/charred-corn-ribs`)
  expect(profile.status).toBeNull()
  expect(new Set(dishes.map(([, { availability }]) => availability.available))).toEqual(new Set([true]))
})

it.each([
  ['cannot be read', () => Promise.reject(new Error('500'))],
  ['is not what the contract says', () => ({ id: 'charred-corn-ribs' })],
  ['is another one', (item: MenuItem) => ({ ...item, id: 'soup' })],
])('a dish that %s is left out, and no other', async (_, answer) => {
  const all = pathsOf(await answersOf(ask))
  const rest = pathsOf(await answersOf(askBut('charred-corn-ribs', answer)))
  expect(rest).toEqual(all.filter((path) => !path.endsWith('/charred-corn-ribs')))
})

it('in a later prerendering, an unreadable dish is an error, and one that is gone is left out', async () => {
  const refusing = (status: number) =>
    askBut('charred-corn-ribs', () => Promise.reject(Object.assign(new Error(), { status })))
  await expect(answersOf(refusing(429), true)).rejects.toMatchObject({ status: 429 })
  expect(pathsOf(await answersOf(refusing(404), true)).some((path) => path.endsWith('/charred-corn-ribs'))).toBe(false)
})

/** A menu with dishes of these ids. */
const menuOf = (ids: string[]): MenuList => {
  const [menu] = menus.menus
  const [section] = menu!.sections
  return {
    menus: [{ ...menu!, sections: [{ ...section!, items: ids.map((id) => ({ ...cards[0]!, id })) }] }],
  }
}
const itemsIn = (ids: string[]) => dishPages(menuOf(ids)).map(({ itemId }) => itemId)

it('a menu of up to 300 dishes has a page for each, a longer one has none', () => {
  const ids = Array.from({ length: 301 }, (_, at) => `dish-${at}`)
  expect(itemsIn(ids.slice(1))).toHaveLength(300)
  expect(itemsIn(ids)).toEqual([])
})

it('a dish whose id is a word of any script has a page', () => {
  const ids = ['café', 'شاي-بالنعناع', '味噌ラーメン', 'ك'.repeat(123)]
  expect(itemsIn(ids)).toEqual(ids)
})

it('a dish has no page when its id is no file name everywhere, or differs from another one only by case', () => {
  const decomposed = 'cafe\u0301'
  expect(itemsIn(['soup', 'a/b', '..', decomposed, 'a b', '%2e', 'ك'.repeat(124), 'Soup'])).toEqual(['Soup'])
})
