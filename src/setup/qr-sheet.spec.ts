import { expect, it } from 'vitest'
import { addUrl, codesOfTables, qrSheet, tablesOf, tableUrl } from './qr-sheet'

it('tables are listed one by one or as a range, without duplicates', () => {
  expect(tablesOf('1-3, Bar ,2')).toEqual(['1', '2', '3', 'Bar'])
  expect(() => tablesOf(' , ')).toThrow('names no table')
  expect(() => tablesOf('3-1')).toThrow('names no table')
  expect(() => tablesOf('x'.repeat(41))).toThrow('at most 40 characters')
})

it('a code opens the menu at its table', () => {
  expect(tableUrl('https://shop.example', 'Terrace 3')).toBe('https://shop.example/menu?table=Terrace+3')
})

it('a sheet has a code for each table, with its escaped name', () => {
  const sheet = qrSheet(codesOfTables('https://shop.example', ['1', '<b>'], 'Tisch'))
  expect(sheet.match(/<path /g)).toHaveLength(2)
  expect(sheet).toContain('>Tisch 1<')
  expect(sheet).toContain('>Tisch &#60;b&#62;<')
  expect(sheet).toContain('height="297mm"')
  expect(qrSheet(codesOfTables('https://shop.example', tablesOf('1-13')))).toContain('height="594mm"')
})

it('a code fills a cart with the dishes it was made for', () => {
  const add = '2xpad-thai:large+tofu,mango-lassi'
  expect(addUrl('https://shop.example', add)).toBe(`https://shop.example/menu?add=${add}`)
  expect(addUrl('https://shop.example', 'tea, tea#1&x')).toBe('https://shop.example/menu?add=tea,tea%231%26x')
  expect(() => addUrl('https://shop.example', 'tea:')).toThrow('Name dishes by their ids')
  expect(() => addUrl('https://shop.example', 'tea,'.repeat(51))).toThrow('too many dishes')
  expect(qrSheet([{ url: addUrl('https://shop.example', add), words: 'Lunch & tea' }])).toContain('>Lunch &#38; tea<')
})
