import { expect, it } from 'vitest'
import { folded, wordsOf } from './fold-words'

it.each([
  ['شاى', 'شاي'],
  ['شای', 'شاي'],
  ['ارز', 'أرز'],
  ['ايس', 'آيس'],
  ['إفطار', 'افطار'],
  ['ٱلبيت', 'البيت'],
  ['قهوه', 'قهوة'],
  ['شـــاي', 'شاي'],
  ['شَايّ', 'شاي'],
  ['کباب', 'كباب'],
  ['شوربة', 'شوربه'],
  ['ﻻتيه', 'لاتيه'],
  ['Sosse', 'Soße'],
  ['Mass', 'Maß'],
  ['STRASSE', 'Straẞe'],
  ['Smorrebrod', 'Smørrebrød'],
  ['Aebleskiver', 'Æbleskiver'],
  ['Boeuf', 'Bœuf'],
  ['Adana kebabi', 'Adana kebabı'],
  ['Iskender', 'İskender'],
  ['dau phu', 'đậu phụ'],
  ['Dac biet', 'Đặc biệt'],
  ['Zurek', 'Żurek'],
  ['Losos', 'Łosoś'],
  ['cafe', 'Cafe\u0301'],
  ['soda', 'so\u00adda\u200b'],
  ['Ｃａｆé', 'Cafe'],
  ['μεζες', 'μεζέσ'],
  ['7', '٧'],
  ['12', '१२'],
])('%j and %j are one word', (one, other) => expect(folded(one)).toBe(folded(other)))

it.each([
  ['کش', 'کشک'],
  ['काली', 'कल'],
  ['Bier', 'Bär'],
])('%j and %j stay two words', (one, other) => expect(folded(one)).not.toBe(folded(other)))

it('a word is found with its umlauts as one letter or two, and as one of many', () => {
  expect(wordsOf('Käse')).toEqual(['kase', 'kaese'])
  expect(wordsOf('Smo\u0308re')).toEqual(['smore', 'smoere'])
  expect(wordsOf('noodles')).toEqual(['noodles', 'noodle'])
  expect(wordsOf('rice')).toEqual(['rice'])
  expect(wordsOf('ـ')).toEqual([])
})
