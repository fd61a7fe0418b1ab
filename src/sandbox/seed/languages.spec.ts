import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import { readRestaurantFolder } from './restaurant-folder'

const RESTAURANT = {
  name: 'Café Anker',
  locale: 'de-AT',
  otherLocales: ['en-GB'],
  tagline: { de: 'Seit 1911', en: 'Since 1911' },
  address: { line1: 'Ankergasse 4', city: 'Wien', postalCode: '1010', country: 'AT' },
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  hours: { EVERY_DAY: '00:00-00:00' },
}
const STRUDEL = { name: { de: 'Apfelstrudel', en: 'Apple strudel' }, price: { Klein: 490, Groß: 690 } }
const MENU = {
  menus: [{ name: 'Karte', sections: [{ name: { de: 'Mehlspeisen', en: 'Cakes' }, items: [STRUDEL] }] }],
  translations: { en: { Klein: 'Small', Groß: 'Large' } },
}

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'languages-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function read(menu: object | string, restaurant: object = RESTAURANT) {
  writeFileSync(join(folder, 'restaurant.json'), JSON.stringify(restaurant))
  if (typeof menu === 'string') writeFileSync(join(folder, 'menu.csv'), menu)
  else writeFileSync(join(folder, 'menu.json'), JSON.stringify(menu))
  return readRestaurantFolder(folder)
}

async function answer(path: string, language: string, menu: object | string = MENU) {
  const headers = { login_source: 'mobile', 'accept-language': language }
  const url = `http://shop/api/v1/restaurants/cafe-anker${path}`
  const response = await createSandbox(read(menu)).fetch(new Request(url, { headers }))
  return [response.headers.get('content-language'), (await response.json()) as unknown] as const
}

describe('a restaurant in several languages', () => {
  it('is in its main language, with the names of its dishes in all', () => {
    const { restaurant, menu } = read(MENU)
    expect(restaurant.tagline).toBe('Seit 1911')
    const [section] = menu.menus[0]!.sections
    expect(section!.name).toBe('Mehlspeisen')
    expect(section!.items[0]).toMatchObject({ id: 'apfelstrudel', name: 'Apfelstrudel' })
    expect(section!.items[0]!.otherNames).toEqual(['Apfelstrudel', 'Apple strudel'])
  })

  it.each([
    ['en-GB', 'en', 'Since 1911'],
    ['fr-FR, en;q=0.8', 'en', 'Since 1911'],
    ['de-AT', null, 'Seit 1911'],
    ['fr-FR', null, 'Seit 1911'],
  ])('answers %s with the language %s', async (asked, language, tagline) => {
    expect(await answer('', asked)).toEqual([language, expect.objectContaining({ tagline })])
  })

  it('answers with the names of dishes, sizes and sections, and with the same ids', async () => {
    const [, menus] = await answer('/menus', 'en-GB')
    const strudel = { id: 'apfelstrudel', name: 'Apple strudel', otherNames: ['Apfelstrudel', 'Apple strudel'] }
    const servings = [
      expect.objectContaining({ id: 'klein', name: 'Small' }),
      expect.objectContaining({ name: 'Large' }),
    ]
    const section = { name: 'Cakes', items: [expect.objectContaining({ ...strudel, servings })] }
    expect(menus).toMatchObject({ menus: [{ name: 'Karte', sections: [section] }] })
  })

  it('leaves an id as it is that is written like a name', async () => {
    const items = [{ name: { de: 'كرواسون', en: 'Croissant' }, price: 300 }]
    const menu = { menus: [{ name: 'Karte', sections: [{ name: 'Kaffee', items }] }] }
    const [, menus] = await answer('/menus', 'en-GB', menu)
    expect(menus).toMatchObject({ menus: [{ sections: [{ items: [{ id: 'كرواسون', name: 'Croissant' }] }] }] })
  })

  it('has its translations in columns of a table, too', async () => {
    const table = 'section,section (en),name,name (en),price\nMehlspeisen,Cakes,Apfelstrudel,Apple strudel,6.90'
    const [, menus] = await answer('/menus', 'en-GB', table)
    expect(menus).toMatchObject({ menus: [{ sections: [{ name: 'Cakes', items: [{ name: 'Apple strudel' }] }] }] })
  })

  it('needs each text in its main language', () => {
    const menu = { menus: [{ name: 'Karte', sections: [{ name: { en: 'Cakes' }, items: [STRUDEL] }] }] }
    expect(() => read(menu)).toThrow('The text in the main language, "de", is missing.')
  })

  it.each(['xx-XX', 'en_GB'])('does not know the locale %s', (locale) => {
    expect(() => read(MENU, { ...RESTAURANT, otherLocales: [locale] })).toThrow(`"${locale}"`)
  })
})
