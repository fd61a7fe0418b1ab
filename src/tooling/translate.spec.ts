import { describe, expect, it } from 'vitest'
import { isLocale, roomOf } from '../i18n/catalogs'
import { directionOf } from '../i18n/language'
import { translate } from './translate'

type Transform = (code: string, id: string) => Promise<{ code: string } | null>
type Html = { handler: (html: string) => string }

const SOURCE = "import { t } from 'ttag'\nexport const home: string = t`Home`\n"
const translated = async (locale: string, code: string, id = '/shop/src/pages/common/WaysOn.tsx') =>
  (await (translate(locale).transform as unknown as Transform)(code, id))?.code

describe('a build in another language', () => {
  it('has the translated text in its code, and no library', async () => {
    const code = await translated('de-AT', SOURCE)
    expect(code).toContain('"Startseite"')
    expect(code).not.toContain('ttag')
  })

  it('keeps a text without a translation in English', async () => {
    expect(await translated('de', SOURCE.replace('Home', 'Not in any catalog'))).toContain('"Not in any catalog"')
  })

  it('chooses the plural form of its language', async () => {
    const code = await translated(
      'en',
      "import { msgid, ngettext } from 'ttag'\nexport const dishes = (n: number) => ngettext(msgid`${n} dish`, `${n} dishes`, n)\n",
    )
    expect(code).toContain('[`${n} dish`, `${n} dishes`]')
  })

  it('leaves code without texts alone', async () => {
    expect(await translated('de', 'export const one = 1')).toBeUndefined()
    expect(await translated('de', SOURCE, '/shop/node_modules/ttag/index.js')).toBeUndefined()
  })

  it.each([
    ['en-US', '<html lang="en" dir="ltr" data-theme="light">'],
    ['ar-KW', '<html lang="ar" dir="rtl" data-theme="light">'],
  ])('names its language and direction for %s', (locale, tag) => {
    const { handler } = translate(locale).transformIndexHtml as unknown as Html
    expect(handler('<html lang="en" data-theme="light">')).toBe(tag)
  })
})

it.each([
  ['/shop/src/features/cart/CartLine.tsx', 'cart'],
  ['/shop/src/pages/cart/CartPage.tsx', 'cart'],
  ['/shop/src/app/NavBar.tsx', 'app'],
  ['C:\\shop\\src\\lib\\diets.ts', 'lib'],
  ['/shop/src/main.tsx', null],
])('the texts of %s are in the catalog %s', (file, room) => expect(roomOf(file)).toBe(room))

it('a locale has a language with catalogs', () => {
  expect(['en', 'en-GB', 'de-CH', 'ar-KW'].filter(isLocale)).toHaveLength(4)
  expect(['', 'xx', 'deutsch', 'de_DE'].filter(isLocale)).toEqual([])
})

it('Arabic is written from right to left, German is not', () => {
  expect([directionOf('ar-KW'), directionOf('de')]).toEqual(['rtl', 'ltr'])
})
